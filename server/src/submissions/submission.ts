import type { Period } from '../clock.ts';
import type { LocationRow } from '../database/rows/locations.ts';
import type { Database } from '../database/schema.ts';
import type { Mail } from '../mail/mailer.ts';

/** The common fields of leads and reservations. */
export interface SubmittedRow {
  readonly id: string;
  readonly botId: string;
  readonly sessionId: string;
  readonly notes: string;
  readonly idempotencyKey: string | null;
  readonly bodyHash: string | null;
  readonly duplicateKey: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Who submits, and the request's idempotency key. */
export interface Sender {
  readonly address: string;
  readonly idempotencyKey: string | null;
}

/** A detail that a repeat may add: its column and readable name. */
export interface Detail<Row> {
  readonly field: keyof Row & string;
  readonly name: string;
}

/** A detail that a repeat has added. */
export interface AddedDetail {
  readonly name: string;
  readonly text: string;
}

/** How leads and reservations differ. */
export interface SubmissionKind<Row extends SubmittedRow> {
  readonly table: 'leads' | 'reservations';
  readonly details: readonly Detail<Row>[];
  /** Finds a row by its own key, or by the plain key, as older versions stored it. */
  findByKey(db: Database, row: Row, givenKey: string): Promise<Row | undefined>;
  /** Finds one that no operator has handled yet. */
  findDuplicate(db: Database, row: Row, period: Period): Promise<Row | undefined>;
  insert(db: Database, row: Row): Promise<unknown>;
  update(db: Database, id: string, changes: Partial<Row>): Promise<Row | undefined>;
  /** `link` opens the row in the admin application; it may be empty. */
  mail(location: LocationRow, row: Row, link: string): Mail;
  updateMail(location: LocationRow, row: Row, added: readonly AddedDetail[], link: string): Mail;
}
