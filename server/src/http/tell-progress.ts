import { PassThrough, type Readable } from 'node:stream';
import { type Endpoint, type ProgressLine, type ProgressOf, progressType } from '@chat-module/contract/endpoint';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../errors.ts';
import { describeError } from './error-handler.ts';

export type Tell<E extends Endpoint> = (progress: ProgressOf<E>) => void;

export const wantsProgress = ({ headers }: FastifyRequest): boolean => (headers.accept ?? '').includes(progressType);

/**
 * Streams a line per step and one for the end, starting with the first step. Before that the response is as usual, so an
 * early refusal has its own status.
 */
export async function answerWithProgress<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (tell: Tell<E>) => Promise<unknown>,
): Promise<Readable> {
  const lines = new PassThrough();
  // The caller may be gone; the work continues.
  lines.on('error', () => undefined);
  const write = (line: ProgressLine<unknown, unknown>): boolean => lines.write(`${JSON.stringify(line)}\n`);
  let hasBegun = false;
  const told = await new Promise<Readable>((begun, failed) => {
    const begin = (line: ProgressLine<unknown, unknown>): void => {
      write(line);
      hasBegun = true;
      begun(lines);
    };
    const refuse = (error: FastifyError | Refusal): void => {
      if (!hasBegun) {
        failed(error);
        return;
      }
      const { status, problem } = describeError(error, request);
      write({ refusal: { status, ...problem } });
    };
    answer((progress) => begin({ progress: endpoint.progress?.parse(progress) }))
      .then((answered) => begin({ reply: endpoint.reply.parse(answered) }))
      .catch(refuse)
      .finally(() => lines.end());
  });
  reply.type(`${progressType}; charset=utf-8`).header('Cache-Control', 'no-store').header('X-Accel-Buffering', 'no');
  return told;
}
