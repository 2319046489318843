import type { SelectQueryBuilder } from 'kysely';
import type { LocationRow } from '../database/rows/locations.ts';
import type { LeadRow, ReservationRow } from '../database/rows/submissions.ts';
import type { Database, Schema } from '../database/schema.ts';
import type { Mail } from '../mail/mailer.ts';
import type { Subject } from './history.store.ts';

export type SubmittedRow = LeadRow | ReservationRow;

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
  readonly name: 'lead' | 'reservation';
  readonly table: 'leads' | 'reservations';
  readonly subject: Subject;
  /** Until an operator has handled it. */
  readonly newStatus: Row['status'];
  readonly details: readonly Detail<Row>[];
  all(db: Database): SelectQueryBuilder<Schema, 'leads' | 'reservations', Row>;
  insert(db: Database, row: Row): Promise<unknown>;
  update(db: Database, id: string, changes: Partial<Row>): Promise<Row | undefined>;
  /** The text that searches compare. */
  searchText(row: Row): string;
  /** `link` opens the row in the admin application; it may be empty. */
  mail(location: LocationRow, row: Row, link: string): Mail;
  updateMail(location: LocationRow, row: Row, added: readonly AddedDetail[], link: string): Mail;
}
