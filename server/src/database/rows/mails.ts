import type { Instant, Json } from './columns.ts';

export interface OutboxRow {
  id: string;
  /** The email as the mailer takes it. */
  mail: Json;
  /** The lead, reservation or visit that it is about; for a digest the location. */
  about: string | null;
  /** The location whose hourly email limit it counts toward. */
  locationId: string | null;
  attempts: number;
  /**
   * The earliest time of the next attempt; a worker that takes the email extends it by its lease. `null` when sent or
   * given up.
   */
  dueAt: Instant | null;
  /** The end of the lease of the worker that is sending it; `null` if none is. */
  leasedUntil: Instant | null;
  sentAt: Instant | null;
  lastError: string;
  createdAt: Instant;
}

/** A lead or reservation in a digest, because its location has reached the hourly limit. */
export interface HeldMailRow {
  id: string;
  /** The digest in the outbox. */
  digestId: string;
  about: string;
  createdAt: Instant;
}

/** Submissions to a location that the limits refused within a clock hour. */
export interface RefusedSubmissionsRow {
  locationId: string;
  hour: Instant;
  count: number;
}
