import { z } from 'zod';
import { confirmationMailSettings, confirmationSubject, confirmationTemplate } from './confirmation-mail.ts';
import { endpoint } from './endpoint.ts';
import {
  byId,
  instant,
  oneOf,
  optionalDay,
  optionalEmail,
  optionalLines,
  optionalText,
  optionalWebAddress,
  pageQuery,
  requiredText,
  requiredWebAddress,
  saying,
  tidyLine,
} from './fields.ts';
import { locationSorts, mostOpenWork } from './location-sorts.ts';

/** The placeholders allowed in email subject and template, each in double braces. */
export const templateVariables = [
  'facilityName',
  'unitSize',
  'unitType',
  'unitId',
  'customerName',
  'customerPhone',
  'customerEmail',
  'moveInDate',
  'reservationLink',
] as const;

export const defaultEmailSubject = 'New Reservation Request - {{unitSize}} Unit';
export const defaultEmailTemplate = `A new reservation request has come in for {{facilityName}}.

Facility: {{facilityName}}
Unit size: {{unitSize}}
Unit ID: {{unitId}}
Customer name: {{customerName}}
Phone: {{customerPhone}}
Email: {{customerEmail}}

Please contact the customer to confirm their reservation.`;

export const sizeCategories = ['small', 'medium', 'large', 'parking'] as const;
export const sizeCategory = oneOf('Category', sizeCategories);
export type SizeCategory = z.output<typeof sizeCategory>;

export const sizeOption = z.object({
  id: z.string(),
  size: z.string(),
  type: z.string(),
  category: sizeCategory.nullable(),
  description: z.string(),
  imageUrl: z.string(),
  monthlyPriceCents: z.number().nullable().meta({ description: 'US cents a month; null: no price is shown' }),
  priceAsOf: z.string().meta({ description: 'The day of the price, like 2026-11-03; empty without a price' }),
});
export type SizeOption = z.output<typeof sizeOption>;

/** The label of an option: "10x10 — Climate controlled". */
export const unitLabel = ({ size, type }: Pick<SizeOption, 'size' | 'type'>): string =>
  [size, type].filter(Boolean).join(' — ');

const priceMessage = 'Monthly price must be a whole number of cents from 1 to 10000000, or nothing.';

const noCategory = z.union([z.literal(''), z.null()]).transform(() => null);

/** An option with a blank size is dropped, not refused. An id given on an update is kept; a new one is readable. */
export const sizeOptionInput = z.object({
  id: optionalText('Size option id', 100).optional(),
  size: optionalText('Size', 60).optional(),
  type: optionalText('Type').optional(),
  category: z
    .union([sizeCategory, noCategory], { error: `Category must be one of: ${sizeCategories.join(', ')}.` })
    .optional(),
  description: optionalLines('Description', 2000).optional(),
  imageUrl: optionalWebAddress('Image address').optional(),
  monthlyPriceCents: z
    .int(priceMessage)
    .min(1, priceMessage)
    .max(10_000_000, priceMessage)
    .nullable()
    .optional()
    .meta({ description: 'US cents a month' }),
  priceAsOf: optionalDay('Price date')
    .optional()
    .meta({ description: 'Defaults to the day on which the price is saved' }),
});
export type SizeOptionInput = z.output<typeof sizeOptionInput>;

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const timezoneSources = ['chosen', 'address', 'default'] as const;
export type TimezoneSource = (typeof timezoneSources)[number];

/** Trimmed, without blanks and duplicates. */
const tidyAmenities = (amenities: string[]): string[] => [
  ...new Set(amenities.map(tidyLine).filter((amenity) => amenity !== '')),
];

export const defaultRetentionDays = 365;
const optionalDays = (label: string, most: number) => {
  const message = `${label} must be a whole number from 1 to ${most}, or nothing.`;
  return z.number(message).int(message).min(1, message).max(most, message).nullable();
};

/** At a new location, confirmed reservations are held without end, and visitors get no email. */
export const defaultReservationSettings = {
  holdDays: null,
  holdReminderDays: 1,
  confirmationMail: 'off',
  confirmationSubject: '',
  confirmationTemplate: '',
} as const;

export const locationFields = z.object({
  businessName: requiredText('Business name'),
  address: requiredText('Address', 500),
  phoneNumber: requiredText('Phone number', 60),
  website: requiredWebAddress('Website'),
  paymentPortalUrl: optionalWebAddress('Payment portal'),
  facilityEmail: optionalEmail('Facility email'),
  emailSubject: optionalText('Email subject', 300),
  emailTemplate: optionalLines('Email template', 10_000),
  officeHours: optionalLines('Office hours', 2000),
  pricingPageUrl: optionalWebAddress('Pricing page'),
  contactPageUrl: optionalWebAddress('Contact page'),
  faqPageUrl: optionalWebAddress('FAQ page'),
  timezone: optionalText('Time zone', 100).refine(
    (name) => name === '' || isTimeZone(name),
    'Time zone must be a name like America/New_York.',
  ),
  retentionDays: optionalDays('Days to keep', 3650),
  holdDays: optionalDays('Days to hold', 365),
  holdReminderDays: optionalDays('Days before the reminder', 30),
  confirmationMail: oneOf('Confirmation email', confirmationMailSettings),
  confirmationSubject,
  confirmationTemplate,
  sizeOptions: z.array(sizeOptionInput).max(500, 'At most 500 size options.'),
  amenities: z
    .array(z.string('An amenity must be text.').max(200, 'An amenity has at most 200 characters.'))
    .max(200, 'At most 200 amenities.')
    .transform(tidyAmenities),
});

export const newLocation = locationFields
  .partial()
  .extend(locationFields.pick({ businessName: true, address: true, phoneNumber: true, website: true }).shape);
export type NewLocation = z.output<typeof newLocation>;

export const locationChanges = locationFields.partial();
export type LocationChanges = z.output<typeof locationChanges>;

export const location = z.object({
  id: z.string(),
  businessName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  website: z.string(),
  paymentPortalUrl: z.string(),
  facilityEmail: z.string(),
  emailSubject: z.string(),
  emailTemplate: z.string(),
  officeHours: z.string(),
  pricingPageUrl: z.string(),
  contactPageUrl: z.string(),
  faqPageUrl: z.string(),
  timezone: z.string().meta({ description: 'IANA time zone name' }),
  timezoneSource: z
    .enum(timezoneSources)
    .meta({ description: 'Chosen by an operator, certain from the address, or the default: the zone of the server' }),
  retentionDays: z.number().nullable().meta({ description: "How long visitors' data is kept; null: forever" }),
  holdDays: z.number().nullable().meta({
    description: 'How long a reservation is held once it is confirmed; null: until it is completed or cancelled',
  }),
  holdReminderDays: z.number().nullable().meta({ description: 'How long before the end of a hold; null: no reminder' }),
  confirmationMail: z.enum(confirmationMailSettings),
  confirmationSubject: z.string(),
  confirmationTemplate: z.string(),
  sizeOptions: z.array(sizeOption),
  amenities: z.array(z.string()),
  isSample: z.boolean().meta({ description: 'Created as sample data, and not kept by an operator since' }),
  userId: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type Location = z.output<typeof location>;

/** The office's opening times, from the current or next one on. */
export const officeStatus = z.object({
  asOf: instant.meta({ description: "The server's time of this response" }),
  openings: z
    .array(
      z.object({
        from: instant,
        until: instant.nullable().meta({ description: 'null: no closing time within the known days' }),
        utcOffsetMinutes: z.number().meta({ description: "Of the location's time zone at that time; -300 is UTC-5" }),
      }),
    )
    .meta({
      description: 'In chronological order, without overlaps. The office is open now if the first one has begun',
    }),
  knownUntil: instant.meta({ description: 'Later openings are unknown; ask again then' }),
});
export type OfficeStatus = z.output<typeof officeStatus>;

export const publicLocation = location
  .pick({
    id: true,
    businessName: true,
    phoneNumber: true,
    address: true,
    website: true,
    officeHours: true,
    paymentPortalUrl: true,
    timezone: true,
  })
  .extend({
    officeStatus: officeStatus.nullable().meta({
      description: 'null: the hours do not say, such as on a major holiday without hours of its own',
    }),
  });
export type PublicLocation = z.output<typeof publicLocation>;

const listQuery = pageQuery.extend({
  /** Longer than other lists' cursors, because it may contain a name. */
  cursor: z.string().max(1000).optional(),
  search: optionalText('Search', 200).optional().meta({ description: 'In name, address, phone, website and email' }),
  sort: oneOf('Sort', locationSorts).optional().meta({ description: 'newest by default' }),
});

export const listLocations = endpoint({
  method: 'GET',
  path: '/api/locations',
  access: 'signedIn',
  summary: 'Locations the operator may see',
  query: listQuery,
  reply: z.array(location),
  paged: true,
});

export const listLocationsToPick = endpoint({
  method: 'GET',
  path: '/api/admin/locations',
  access: 'admin',
  summary: 'Locations, to pick one from',
  query: listQuery,
  reply: z.array(location),
  paged: true,
});

export const listOpenWork = endpoint({
  method: 'GET',
  path: '/api/locations/open-work',
  access: 'signedIn',
  summary: `New leads and pending reservations of locations, each counted up to ${mostOpenWork}`,
  query: z.object({
    ids: z
      .string()
      .max(4000)
      .transform((ids) => ids.split(',').filter((it) => it !== ''))
      .refine((ids) => ids.length <= 50, 'At most 50 ids.')
      .meta({ description: 'Up to 50, separated by commas' }),
  }),
  reply: z.array(z.object({ locationId: z.string(), newLeads: z.number(), pendingReservations: z.number() })),
});

export const getLocation = endpoint({
  method: 'GET',
  path: '/api/locations/:id',
  access: 'signedIn',
  summary: 'One location',
  params: byId,
  reply: location,
});

export const createLocation = endpoint({
  method: 'POST',
  path: '/api/locations',
  access: 'admin',
  summary: 'Create a location',
  body: newLocation,
  reply: location,
  status: 201,
});

export const updateLocation = endpoint({
  method: 'PUT',
  path: '/api/locations/:id',
  access: 'admin',
  summary: 'Change a location; fields left out keep their value',
  params: byId,
  body: locationChanges,
  reply: location,
});

const understoodDay = z.object({
  day: z.string(),
  hours: z.string().nullable().meta({ description: 'null: not written, or not understood' }),
});

/** Opening hours as the chat understands them. */
export const understoodHours = z.object({
  office: z.array(understoodDay),
  gate: z.array(understoodDay),
  notUnderstood: z.array(z.string()).meta({ description: 'Lines that visitors are shown as written' }),
  examples: z.array(z.string()).meta({ description: 'For each of those, an example of a line that is understood' }),
});
export type UnderstoodHours = z.output<typeof understoodHours>;

export const readHours = endpoint({
  method: 'POST',
  path: '/api/locations/read-hours',
  access: 'admin',
  summary: 'How the chat understands office hours; nothing is stored',
  body: z.object({ officeHours: optionalLines('Office hours', 2000) }),
  reply: understoodHours,
});

/** What remains of a location after its deletion. */
export const locationTraces = z.object({
  leads: z.number(),
  reservations: z.number(),
  conversations: z.number(),
  users: z.number().meta({ description: 'Operators assigned to it' }),
  botName: z.string().nullable(),
});
export type LocationTraces = z.output<typeof locationTraces>;

export const getLocationTraces = endpoint({
  method: 'GET',
  path: '/api/admin/locations/:id/traces',
  access: 'admin',
  summary: 'What stays when a location is deleted: counts of its history, its users and its bot',
  params: byId,
  reply: locationTraces,
});

export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/api/locations/:id',
  access: 'admin',
  summary: 'Delete a location; its reservations, leads and conversations stay, and keep its name',
  params: byId,
  reply: saying,
});

export const getPublicLocation = endpoint({
  method: 'GET',
  path: '/api/locations/:id/public',
  access: 'visitor',
  summary: 'The public fields of a location',
  params: byId,
  reply: publicLocation,
});
