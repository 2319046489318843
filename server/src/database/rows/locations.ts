import type { TimezoneSource } from '@chat-module/contract/locations';
import type { Instant, Json } from './columns.ts';

export interface LocationRow {
  id: string;
  businessName: string;
  address: string;
  phoneNumber: string;
  website: string;
  paymentPortalUrl: string;
  facilityEmail: string;
  emailSubject: string;
  emailTemplate: string;
  officeHours: string;
  pricingPageUrl: string;
  contactPageUrl: string;
  faqPageUrl: string;
  timezone: string;
  /** The source of the time zone. */
  timezoneSource: TimezoneSource;
  /** Retention period of visitors' data in days; `null`: forever. */
  retentionDays: number | null;
  /** How many days a confirmed reservation is held; `null`: forever. */
  holdDays: number | null;
  /** `null`: no reminder. */
  holdReminderDays: number | null;
  confirmationMail: 'off' | 'on';
  confirmationSubject: string;
  confirmationTemplate: string;
  sizeOptions: Json;
  amenities: Json;
  /** When it was created as sample data; `null`: an operator's own. */
  sampleMadeAt: Instant | null;
  /** The name in the form that lists sort by. */
  nameKey: string;
  /** The city, then the name. */
  cityKey: string;
  /** The text that searches compare. */
  searchText: string;
  userId: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** The secret address of a location's calendar. */
export interface CalendarFeedRow {
  locationId: string;
  /** SHA-256 of the token in the address. */
  tokenHash: string;
  createdAt: Instant;
}

/** The fields of a deleted location that its leads, reservations and conversations still show. */
export interface DeletedLocationRow {
  id: string;
  businessName: string;
  deletedAt: Instant;
}
