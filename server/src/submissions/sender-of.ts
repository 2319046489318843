import type { FastifyRequest } from 'fastify';
import { idempotencyKeyOf } from '../http/idempotency.ts';
import type { Sender } from './submission.ts';

export const senderOf = (request: FastifyRequest): Sender => ({
  address: request.ip,
  idempotencyKey: idempotencyKeyOf(request),
});
