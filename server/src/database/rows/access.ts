import type { Instant, Json } from './columns.ts';

export interface SessionRow {
  /** SHA-256 of the id in the cookie, useless to someone who reads the table. */
  sid: string;
  userId: string;
  sess: Json;
  expire: Instant;
}

export interface PasswordResetRow {
  tokenHash: string;
  userId: string;
  /** The network of the address that requested the link. */
  requestedFrom: string;
  createdAt: Instant;
  expiresAt: Instant;
}

export interface LoginAttemptRow {
  id: string;
  /** `user:NAME` or `address:IP`. */
  subject: string;
  attemptedAt: Instant;
}

/** Calls of an address to a route, on all nodes together, until `endsAt`. */
export interface RequestCountRow {
  subject: string;
  count: number;
  endsAt: Instant;
}
