import type { Period } from '../clock.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { type LocationFilter, ofLocation } from '../locations/of-location.ts';
import type { SubmissionKind, SubmittedRow } from './submission.ts';

/** The lead or reservation, or 404. */
export async function findSubmission<Row extends SubmittedRow>(
  db: Database,
  kind: SubmissionKind<Row>,
  place: LocationFilter,
  id: string,
): Promise<Row> {
  return orNotFound(kind, await ofLocation(kind.all(db), place).where('id', '=', id).executeTakeFirst());
}

/** The same, locked until the transaction ends. */
export async function lockSubmission<Row extends SubmittedRow>(
  transaction: Database,
  kind: SubmissionKind<Row>,
  place: LocationFilter,
  id: string,
): Promise<Row> {
  const found = ofLocation(kind.all(transaction), place).where('id', '=', id);
  return orNotFound(kind, await (isPostgres(transaction) ? found.forUpdate() : found).executeTakeFirst());
}

export function orNotFound<Row extends SubmittedRow>({ name }: SubmissionKind<Row>, row: Row | undefined): Row {
  if (!row) throw notFound(`The ${name}`);
  return row;
}

/** Matches the key within its session, or the plain key, as older versions stored it. */
export const findByKey = <Row extends SubmittedRow>(
  db: Database,
  kind: SubmissionKind<Row>,
  { botId, sessionId, idempotencyKey }: Row,
  givenKey: string,
): Promise<Row | undefined> =>
  kind
    .all(db)
    .where('botId', '=', botId)
    .where('sessionId', '=', sessionId)
    .where('idempotencyKey', 'in', [idempotencyKey, givenKey])
    .executeTakeFirst();

/** The latest one of the same person for the same unit, at the bot's current location, that no operator has handled. */
export const findDuplicate = <Row extends SubmittedRow>(
  db: Database,
  kind: SubmissionKind<Row>,
  { botId, locationId, duplicateKey }: Row,
  { since, until }: Period,
): Promise<Row | undefined> =>
  kind
    .all(db)
    .where('botId', '=', botId)
    .where('locationId', locationId === null ? 'is' : '=', locationId)
    .where('duplicateKey', '=', duplicateKey)
    .where('createdAt', '>', since)
    .where('createdAt', '<', until)
    .where('status', '=', kind.newStatus)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
