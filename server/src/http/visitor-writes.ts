import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { Refusal } from '../errors.ts';
import { storageQuota } from './storage-quota.ts';

/** Rows, index entries and ids that a call stores beside its texts, rounded up. */
const bytesBeside = 2048;
/** A message may also be an open question, its key and the index of that; a lead is also a mail and its file. */
const copies = 4;
const retryAfterSeconds = 60;

/**
 * Stands before every call in which a visitor stores something, whichever it is: refused while the disk is nearly full, or when
 * its network address has stored enough for a day.
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
    await quota?.charge(request.ip, bytesBeside + copies * Buffer.byteLength(JSON.stringify(request.body)));
  });

  // Answers are stored too, and a short question can have a long one.
  app.addHook('onSend', async (request, { statusCode }, payload) => {
    if (isVisitorWrite(request) && statusCode < 300 && typeof payload === 'string')
      quota?.add(request.ip, Buffer.byteLength(payload));
  });
}

const readOnly = ['GET', 'HEAD', 'OPTIONS'];

const isVisitorWrite = ({ method, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.access === 'visitor' && !readOnly.includes(method);
