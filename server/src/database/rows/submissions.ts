import type { LeadStatus } from '@chat-module/contract/leads';
import type { ReservationStatus } from '@chat-module/contract/reservations';
import type { HistoryKind } from '@chat-module/contract/submissions';
import type { Instant } from './columns.ts';

/** What operators add to a lead or a reservation. */
interface WorkColumns {
  assigneeId: string | null;
  /** A calendar day at the location, or empty. */
  followUpOn: string;
  /** The origin and path of the visitor's page, or empty. */
  pageUrl: string;
}

export interface LeadRow extends WorkColumns {
  id: string;
  botId: string;
  locationId: string | null;
  sessionId: string;
  name: string;
  phone: string;
  email: string;
  inquiry: string;
  unitSize: string;
  /** The visitor's details, in the form that searches compare. */
  searchText: string;
  status: LeadStatus;
  notes: string;
  /** SHA-256 of the session and the idempotency key. */
  idempotencyKey: string | null;
  /** SHA-256 of the body: a different body under the same key is refused. */
  bodyHash: string | null;
  /** Equal for one person's submissions for one unit. */
  duplicateKey: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface ReservationRow extends WorkColumns {
  id: string;
  botId: string;
  locationId: string | null;
  sessionId: string;
  unitId: string;
  unitSize: string;
  /** Copied from the size option at the time. */
  unitType: string;
  /** The monthly price of the size option at the time, in US cents; `null` if no price was shown. */
  monthlyPriceCents: number | null;
  /** A calendar day, or empty. */
  moveInDate: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  /** As in `LeadRow`. */
  searchText: string;
  status: ReservationStatus;
  /** The last day of its hold, in the location's time zone, or empty. It stays when the hold expires. */
  heldUntil: string;
  /** When the hold expires; `null` without a hold or after it. */
  holdEndsAt: Instant | null;
  /** When the facility is reminded; `null` if it isn't, or has been. */
  holdReminderAt: Instant | null;
  notes: string;
  /** These three as in `LeadRow`. */
  idempotencyKey: string | null;
  bodyHash: string | null;
  duplicateKey: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A change of a lead or a reservation, or a note on it. One of the two ids is set. */
export interface SubmissionHistoryRow {
  id: string;
  leadId: string | null;
  reservationId: string | null;
  kind: HistoryKind;
  actorId: string | null;
  actorName: string;
  fromValue: string;
  toValue: string;
  createdAt: Instant;
}
