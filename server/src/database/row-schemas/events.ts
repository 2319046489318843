import { auditActions, auditChange, auditKinds } from '@chat-module/contract/audit';
import { z } from 'zod';
import { lastEventKinds } from '../rows/events.ts';
import { id, idOrEmpty, instant, json, oneOf, text } from './columns.ts';

export const eventSchemas = {
  auditEntries: z.strictObject({
    id,
    actorId: id.nullable(),
    actorName: text,
    action: oneOf(auditActions),
    kind: oneOf(auditKinds),
    subjectId: idOrEmpty,
    subjectName: text,
    changes: json(z.array(auditChange)),
    createdAt: instant,
  }),
  lastEvents: z.strictObject({ kind: oneOf(lastEventKinds), at: instant, detail: text }),
};
