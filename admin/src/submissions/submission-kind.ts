import type { WorkFields } from '@chat-module/contract/submissions';

/** The common fields of leads and reservations. */
export interface Submission extends WorkFields {
  readonly id: string;
  readonly status: string;
  readonly locationId: string | null;
  readonly deletedLocationName: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The next sensible status, and the button that sets it. */
export interface NextStep {
  readonly to: string;
  readonly label: string;
}

/** How the screens of leads and reservations differ. */
export interface SubmissionKind<Row extends Submission> {
  readonly path: '/api/admin/leads' | '/api/admin/reservations';
  /** The URL parameter that names the open row. */
  readonly param: 'lead' | 'reservation';
  /** The name in texts, such as "Lead" in "Lead updated". */
  readonly one: 'Lead' | 'Reservation';
  readonly nameOf: (row: Row) => string;
  readonly statusLabels: Readonly<Record<string, string>>;
  readonly nextSteps: Readonly<Partial<Record<string, NextStep>>>;
}
