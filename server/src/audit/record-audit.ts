import type { AuditAction, AuditChange, AuditKind } from '@chat-module/contract/audit';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { insertEntry } from './audit.store.ts';
import { describeChanges } from './describe-changes.ts';

/** Who did it: an operator or, with an id of `null`, someone who wasn't signed in. */
export interface Actor {
  readonly id: string | null;
  readonly username: string;
}

/** The product's own jobs. */
export const housekeeping: Actor = { id: null, username: 'Housekeeping' };

/** A person with access to the machine, through an operator command. */
export const commandLine: Actor = { id: null, username: 'Command line' };

export interface Subject {
  readonly kind: AuditKind;
  readonly id: string;
  readonly name: string;
}

interface Act extends Subject {
  readonly actor: Actor;
  readonly action: AuditAction;
  readonly changes?: readonly AuditChange[];
}

/** Call it in the transaction of the change: both are stored or neither. */
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

/** Records an edit with the changed fields; an edit without changes leaves no entry. */
export async function recordEdit(transaction: Database, clock: Clock, edit: Edit): Promise<void> {
  const changes = describeChanges(edit.kind, edit.before, edit.after);
  if (changes.length > 0) await recordAct(transaction, clock, { ...edit, action: 'changed', changes });
}
