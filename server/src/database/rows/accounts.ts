import type { Role } from '@chat-module/contract/users';
import type { Instant } from './columns.ts';

export interface UserRow {
  id: string;
  username: string;
  /** The user name in lower case: names are unique regardless of case. */
  usernameKey: string;
  passwordHash: string;
  /** When a person last chose it; `null` while it is a generated one. */
  passwordChangedAt: Instant | null;
  /** When they were last invited; `null` once a password is set. */
  invitedAt: Instant | null;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  /** For a manager, the first location; the others are in `userLocations`. */
  locationId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A location of a manager. The user's own `locationId` is the one of the lowest position. */
export interface UserLocationRow {
  userId: string;
  locationId: string;
  position: number;
}

/** An operator who has hidden the setup checklist. */
export interface SetupDismissalRow {
  userId: string;
  dismissedAt: Instant;
}

/** An operator who gets the weekly report. */
export interface WeeklyReportRow {
  userId: string;
  /** The Monday of the last report, or of the week in which it was turned on. */
  lastMonday: string;
}

/** A TOTP secret (RFC 6238). It is required once one of its codes has confirmed it. */
export interface SecondFactorRow {
  userId: string;
  /** Encrypted. */
  secretCipher: string;
  /** The latest used time step: neither its code nor an earlier one works again. */
  lastStep: number;
  confirmedAt: Instant | null;
  createdAt: Instant;
}

/** A code for a lost second factor. It is deleted when used. */
export interface RecoveryCodeRow {
  codeHash: string;
  userId: string;
}
