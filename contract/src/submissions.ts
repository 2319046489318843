import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  filterDay,
  instant,
  moment,
  oneOf,
  optionalDay,
  optionalId,
  pageQuery,
  requiredLines,
  requiredMoment,
} from './fields.ts';

/** When to follow up, by the location's calendar: an overdue follow-up was due on an earlier day. */
export const followUps = ['overdue', 'today', 'later'] as const;
export type FollowUp = (typeof followUps)[number];

/** The fields that operators work a lead or a reservation with. */
export const workFields = z.object({
  assigneeId: z.string().nullable().meta({ description: 'The operator it is assigned to; null: nobody' }),
  assigneeName: z.string().nullable(),
  followUpOn: z.string().meta({ description: "The follow-up day, in the location's time zone; empty: none" }),
  followUp: z
    .enum(followUps)
    .nullable()
    .meta({ description: 'How the follow-up day compares to today; null: no such day, or nothing left to do' }),
  pageUrl: z.string().meta({ description: "Origin and path of the visitor's page; empty: unknown" }),
});
export type WorkFields = z.output<typeof workFields>;

/** The chat in which the visitor left it. */
export const visitField = {
  visitId: z
    .string()
    .nullable()
    .meta({ description: 'Of `/api/admin/conversations/sessions`; null: there was no chat' }),
};

export const workChanges = z.object({
  assigneeId: optionalId('Assigned to'),
  followUpOn: optionalDay('Follow-up date'),
});

export const followUpFilters = ['due', 'overdue', 'any'] as const;
export type FollowUpFilter = (typeof followUpFilters)[number];

/** Filters of both lists. A cursor is valid only with the search and the order that it was given for. */
export const submissionFilter = z.object({
  locationId: z.string().max(100).optional(),
  search: z
    .string()
    .max(200, 'search is too long: at most 200 characters.')
    .optional()
    .meta({
      description:
        "Part of a visitor's details. Case, accents and phone punctuation are ignored. A page may have few rows, or none, " +
        'and still have a next one: each call searches the next few thousand rows',
    }),
  since: moment('since').meta({ description: 'Arrived at this time or later' }),
  before: moment('before').meta({ description: 'Arrived earlier than this' }),
  from: filterDay('from').meta({ description: "Arrived on this day or later, by the location's clock" }),
  to: filterDay('to').meta({ description: 'Arrived on this day or earlier' }),
  assignee: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "An operator's id; `me`: the caller; `nobody`: unassigned" }),
  followUp: oneOf('followUp', followUpFilters)
    .optional()
    .meta({ description: '`due`: overdue or today. Only what is still open; `any`: everything with a follow-up date' }),
});
export type SubmissionFilter = z.output<typeof submissionFilter>;

export const submissionPage = submissionFilter.extend(pageQuery.shape);

/** What changed or happened: a field of the row, a note that was added, the end of a hold, an email to the visitor. */
export const historyKinds = [
  'status',
  'assignee',
  'followUpOn',
  'heldUntil',
  'notes',
  'note',
  'holdExpired',
  'confirmationSent',
  'confirmationRecalled',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

export const historyEntry = z.object({
  id: z.string(),
  kind: z.enum(historyKinds),
  actorId: z.string().nullable(),
  actorName: z.string(),
  from: z.string(),
  to: z.string().meta({ description: 'The new value; for a note its text' }),
  createdAt: instant,
});
export type HistoryEntry = z.output<typeof historyEntry>;

export const newNote = z.object({ text: requiredLines('Note', 10_000) });

/** `updatedAt` of the row after the change. */
export const undoneChange = z.object({
  updatedAt: requiredMoment('updatedAt').meta({ description: 'The `updatedAt` in the response to the change' }),
});

/** An operator who can see a location. */
export const assignee = z.object({ id: z.string(), name: z.string() });
export type Assignee = z.output<typeof assignee>;

export const listAssignees = endpoint({
  method: 'GET',
  path: '/api/admin/assignees',
  access: 'manager',
  summary: 'The operators that a lead or reservation can be assigned to',
  query: z.object({
    locationId: z.string().max(100).optional().meta({ description: 'Only those who see this location' }),
  }),
  reply: z.array(assignee),
});
