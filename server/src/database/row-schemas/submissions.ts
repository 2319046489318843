import { leadStatuses } from '@chat-module/contract/leads';
import { reservationStatuses } from '@chat-module/contract/reservations';
import { historyKinds } from '@chat-module/contract/submissions';
import { z } from 'zod';
import { count, day, id, instant, oneOf, stamps, text, visitor } from './columns.ts';

const dayOrEmpty = z.union([day, z.literal('')], 'must be a day like 2026-03-10 or empty');
const work = { assigneeId: id.nullable(), followUpOn: dayOrEmpty, pageUrl: text };

export const submissionSchemas = {
  leads: z.strictObject({
    id,
    ...visitor,
    name: text,
    phone: text,
    email: text,
    inquiry: text,
    unitSize: text,
    searchText: text,
    status: oneOf(leadStatuses),
    notes: text,
    ...work,
    idempotencyKey: text.nullable(),
    bodyHash: text.nullable(),
    duplicateKey: text.nullable(),
    ...stamps,
  }),
  reservations: z.strictObject({
    id,
    ...visitor,
    unitId: text,
    unitSize: text,
    unitType: text,
    monthlyPriceCents: count.nullable(),
    moveInDate: dayOrEmpty,
    customerName: text,
    customerEmail: text,
    customerPhone: text,
    searchText: text,
    status: oneOf(reservationStatuses),
    heldUntil: dayOrEmpty,
    holdEndsAt: instant.nullable(),
    holdReminderAt: instant.nullable(),
    notes: text,
    ...work,
    idempotencyKey: text.nullable(),
    bodyHash: text.nullable(),
    duplicateKey: text.nullable(),
    ...stamps,
  }),
  submissionHistory: z.strictObject({
    id,
    leadId: id.nullable(),
    reservationId: id.nullable(),
    kind: oneOf(historyKinds),
    actorId: id.nullable(),
    actorName: text,
    fromValue: text,
    toValue: text,
    createdAt: instant,
  }),
};
