import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { isUniqueViolation } from '../database/dialect.ts';
import { badRequest, conflict } from '../errors.ts';

const header = 'Idempotency-Key';
const maxLength = 100;

/** What the caller names this request, so that a repeat of it can be told from a second one. */
export function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers[header.toLowerCase()];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > maxLength) {
    throw badRequest(`${header} must be one text of at most ${maxLength} characters.`);
  }
  return key;
}

/** A short form of some values that is equal for equal ones alone. */
export const hashOf = (values: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** A key counts within its session, so that nobody can use up the keys of another visitor. */
export const bindKey = (key: string | null, sessionId: string): string | null =>
  key === null ? null : hashOf([sessionId, key]);

/** Refuses another request under the key of a first one, which would otherwise be lost without a word. */
export function assertSameBody(first: { readonly bodyHash: string | null }, bodyHash: string | null): void {
  // Rows of older versions have no hash.
  if (first.bodyHash === null || first.bodyHash === bodyHash) return;
  throw conflict(`This ${header} was already used for a different request. Use a new key.`);
}

/** Writes what is unique; where it is there already, the repeat gets what the first request made. */
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
