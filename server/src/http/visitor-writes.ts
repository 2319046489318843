import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../errors.ts';
import { storageQuota } from './storage-quota.ts';

/** Bytes of rows, index entries and ids that a call stores besides its texts, rounded up. */
const bytesBeside = 2048;
/** A message may also become an open question with its key and index; a lead also becomes an email and its file. */
const copies = 4;
const retryAfterSeconds = 60;

/**
 * Runs before every call in which a visitor stores something: refuses it while the disk is nearly full, or when its network
 * address has stored enough for the day.
 */
export function visitorWrites(app: FastifyInstance, context: Context): void {
  const quota = storageQuota(context);

  app.addHook('preHandler', async (request) => {
    if (!isVisitorWrite(request)) return;
    if (context.disk.isLow())
      throw new Refusal(
        503,
        "We can't take messages right now. Please call us directly.",
        undefined,
        retryAfterSeconds,
      );
    await quota?.charge(request.ip, bytesBeside + copies * bytesOf(request.body));
  });

  // Answers are stored too, and a short question may have a long one.
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    if (isVisitorWrite(request) && statusCode < 300 && typeof payload === 'string')
      quota?.add(request.ip, Buffer.byteLength(payload));
  });
}

/** The opening of a chat has no body. */
const bytesOf = (body: unknown): number => (body === undefined ? 0 : Buffer.byteLength(JSON.stringify(body)));

const readOnly = ['GET', 'HEAD', 'OPTIONS'];

const isVisitorWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.access === 'visitor' && !readOnly.includes(method);
