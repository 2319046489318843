import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isUniqueViolation } from '../database/dialect.ts';
import { badRequest, conflict } from '../errors.ts';

const header = 'Idempotency-Key';
const maxLength = 100;

/** The caller's name for this request, so that a repeat can be distinguished from a second request. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[header.toLowerCase()];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > maxLength) {
    throw badRequest(`${header} must be one text of at most ${maxLength} characters.`);
  }
  return key;
}

/** A short digest of some values that is equal only for equal values. */
export const hashOf = (values: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** A key counts within its session, so that nobody can use up another visitor's keys. */
export const bindKey = (key: string | null, sessionId: string): string | null =>
  key === null ? null : hashOf([sessionId, key]);

/** Refuses a different request under a used key, which would otherwise be silently lost. */
export function assertSameBody(first: { readonly bodyHash: string | null }, bodyHash: string | null): void {
  // Rows of older versions have no hash.
  if (first.bodyHash === null || first.bodyHash === bodyHash) return;
  throw conflict(`This ${header} was already used for a different request. Use a new key.`);
}

/** Inserts a unique row; if it exists, the repeat gets the result of the first request. */
export async function writeOnce<Row>(
  write: () => Promise<Row>,
  findFirst: () => Promise<Row | undefined>,
): Promise<Row> {
  try {
    return await write();
  } catch (error) {
    const first = isUniqueViolation(error) ? await findFirst() : undefined;
    if (first === undefined) throw error;
    return first;
  }
}
