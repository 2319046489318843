import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byId,
  deletedLocationName,
  id,
  instant,
  ofLocation,
  oneOf,
  optionalEmail,
  optionalLines,
  optionalText,
  requiredText,
  visitorPhone,
} from './fields.ts';

export const leadStatuses = ['new', 'contacted', 'converted', 'closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const lead = z.object({
  id: z.string(),
  botId: z.string().nullable(),
  locationId: z.string().nullable(),
  deletedLocationName,
  sessionId: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  inquiry: z.string(),
  unitSize: z.string(),
  status: z.enum(leadStatuses),
  notes: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type Lead = z.output<typeof lead>;

export const newLead = z.object({
  botId: id('Bot'),
  name: requiredText('Name', 100),
  phone: visitorPhone('Phone number'),
  email: optionalEmail('Email').optional(),
  inquiry: optionalLines('Inquiry', 2000).optional(),
  unitSize: optionalText('Unit size', 100).optional(),
  sessionId: optionalText('Session id', 100).optional(),
});
export type NewLead = z.output<typeof newLead>;

export const submitLead = endpoint({
  method: 'POST',
  path: '/api/leads',
  access: 'visitor',
  summary: 'Leave contact details with the facility',
  body: newLead,
  reply: z.object({ id: z.string(), message: z.string() }),
  status: 201,
  idempotent: true,
});

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads',
  access: 'signedIn',
  summary: 'Leads',
  query: ofLocation.extend({
    status: oneOf('Status', leadStatuses).optional(),
    search: z
      .string()
      .max(200, 'search is too long: at most 200 characters.')
      .optional()
      .meta({
        description:
          'Part of a name, phone number, email address, inquiry or unit size. Case, accents and phone punctuation are ' +
          'ignored. A cursor is valid only with the search that it was given for',
      }),
  }),
  reply: z.array(lead),
  paged: true,
});

export const updateLead = endpoint({
  method: 'PATCH',
  path: '/api/admin/leads/:id',
  access: 'manager',
  summary: "Set a lead's status and notes",
  params: byId,
  body: z.object({ status: oneOf('Status', leadStatuses), notes: optionalLines('Notes', 10_000) }).partial(),
  reply: lead,
});
