import type { FastifyRequest } from 'fastify';
import { isUniqueViolation } from '../database/dialect.ts';
import { badRequest } from '../errors.ts';

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
