import type { AuditAction, AuditChange, AuditKind } from '@chat-module/contract/audit';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { insertEntry } from './audit.store.ts';
import { describeChanges } from './describe-changes.ts';

/** Who did it: an operator, or with an id of `null` nobody who was signed in. */
export interface Actor {
  readonly id: string | null;
  readonly username: string;
}

/** The product's own jobs. */
export const housekeeping: Actor = { id: null, username: 'Housekeeping' };

/** Whoever has the machine. */
export const commandLine: Actor = { id: null, username: 'Command line' };

interface Subject {
  readonly kind: AuditKind;
  readonly id: string;
  readonly name: string;
}

interface Act extends Subject {
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly changes?: readonly AuditChange[];
}

/** Belongs in the transaction of what it tells of: either both are there or neither. */
export async function recordAct(transaction: Database, clock: Clock, act: Act): Promise<void> {
  await insertEntry(transaction, {
    id: newId(),
    actorId: act.actor.id,
    actorName: act.actor.username,
    action: act.action,
    kind: act.kind,
    subjectId: act.id,
    subjectName: act.name,
    changes: JSON.stringify(act.changes ?? []),
    createdAt: clock.now().toISOString(),
  });
}

interface Edit extends Subject {
  readonly actor: Actor;
  readonly before: object;
  readonly after: object;
}

/** Records an edit with the fields that it changed; one that changed nothing leaves no entry. */
export async function recordEdit(transaction: Database, clock: Clock, edit: Edit): Promise<void> {
  const changes = describeChanges(edit.kind, edit.before, edit.after);
  if (changes.length > 0) await recordAct(transaction, clock, { ...edit, action: 'changed', changes });
}
