import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byId,
  deletedLocationName,
  id,
  instant,
  listCount,
  oneOf,
  optionalEmail,
  optionalLines,
  optionalText,
  pageAddress,
  pageQuery,
  requiredText,
  visitorPhone,
} from './fields.ts';
import {
  historyEntry,
  newNote,
  submissionFilter,
  submissionPage,
  undoneChange,
  visitField,
  workChanges,
  workFields,
} from './submissions.ts';

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
  ...workFields.shape,
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
  pageUrl: pageAddress('Page address')
    .optional()
    .meta({ description: "Defaults to the page of the session's last message; query and fragment are dropped" }),
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

export const leadSorts = ['newest', 'oldest', 'followUp'] as const;
export type LeadSort = (typeof leadSorts)[number];

const filters = { status: oneOf('Status', leadStatuses).optional() };
const sort = oneOf('sort', leadSorts)
  .optional()
  .meta({ description: 'The newest first; with a filter by follow-up date, the earliest date first' });

export const listLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads',
  access: 'signedIn',
  summary: 'Leads',
  query: submissionPage.extend({ ...filters, sort }),
  reply: z.array(lead),
  paged: true,
});

export const countLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads/count',
  access: 'signedIn',
  summary: 'The number of leads that match a filter',
  query: submissionFilter.extend(filters),
  reply: listCount,
});

export const exportLeads = endpoint({
  method: 'GET',
  path: '/api/admin/leads/export',
  access: 'signedIn',
  summary: 'The leads that match a filter as CSV',
  query: submissionFilter.extend({ ...filters, sort }),
  reply: z.string(),
  writes: true,
  contentType: 'text/csv',
});

export const leadInFull = lead.extend(visitField);
export type LeadInFull = z.output<typeof leadInFull>;

export const getLead = endpoint({
  method: 'GET',
  path: '/api/admin/leads/:id',
  access: 'signedIn',
  summary: 'One lead, with the chat it came from',
  params: byId,
  reply: leadInFull,
});

export const updateLead = endpoint({
  method: 'PATCH',
  path: '/api/admin/leads/:id',
  access: 'manager',
  summary: "Set a lead's status, notes, assignee and follow-up date",
  params: byId,
  body: workChanges.extend({ status: oneOf('Status', leadStatuses), notes: optionalLines('Notes', 10_000) }).partial(),
  reply: lead,
});

export const undoLeadStatus = endpoint({
  method: 'POST',
  path: '/api/admin/leads/:id/undo',
  access: 'manager',
  summary: 'Undo the last status change; 409, naming who changed it, if the lead has changed since',
  params: byId,
  body: undoneChange,
  reply: lead,
});

export const listLeadHistory = endpoint({
  method: 'GET',
  path: '/api/admin/leads/:id/history',
  access: 'signedIn',
  summary: 'Who changed what on a lead, and the notes on it, newest first',
  params: byId,
  query: pageQuery,
  reply: z.array(historyEntry),
  paged: true,
});

export const addLeadNote = endpoint({
  method: 'POST',
  path: '/api/admin/leads/:id/notes',
  access: 'manager',
  summary: 'Add a note to a lead',
  params: byId,
  body: newNote,
  reply: historyEntry,
  status: 201,
});
