import { storedDigest, storedMail } from '../database/row-schemas/stored-mail.ts';
import { accessTables } from '../database/row-schemas.ts';
import type { Batch, Snapshot, Value } from './snapshot.ts';

/** The part of a backup that may be restored, and counts of what was left out so far. */
export interface Restorable {
  readonly snapshot: Snapshot;
  /** How many emails waited when the backup was made; they are no longer sent. */
  countUnsent(): number;
}

const notSent = 'It waited when the backup was made, and was not sent after the restore.';

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const leftOut: ReadonlySet<string> = new Set(accessTables.map(snakeCase));

/**
 * Restoring a backup revives no access that has ended since: sessions, reset links and failed sign-ins are left out, and so
 * are emails with a link, or orders for them. Other waiting emails may have been sent since and are not sent again.
 */
export function withoutEndedAccess({ migrations, batches }: Snapshot): Restorable {
  let unsent = 0;
  async function* kept(): AsyncGenerator<Batch> {
    for await (const batch of batches) {
      if (leftOut.has(batch.table)) continue;
      if (batch.table !== 'outbox') yield batch;
      else {
        const held = holdMails(batch);
        unsent += held.unsent;
        yield held.batch;
      }
    }
  }
  return { snapshot: { migrations, batches: kept() }, countUnsent: () => unsent };
}

function holdMails(batch: Batch): { batch: Batch; unsent: number } {
  const [mail, dueAt, lastError] = ['mail', 'due_at', 'last_error'].map((name) => batch.columns.indexOf(name));
  let unsent = 0;
  const hold = (row: readonly Value[]): readonly Value[] => {
    if (row[dueAt ?? -1] === null) return row;
    unsent += 1;
    return row.map((value, at) => (at === dueAt ? null : at === lastError ? notSent : value));
  };
  const rows = batch.rows.filter((row) => mayComeBack(row[mail ?? -1])).map(hold);
  return { batch: { ...batch, rows }, unsent };
}

/** A value that is no email at all is left for the row check to refuse. */
function mayComeBack(mail: Value | undefined): boolean {
  if (typeof mail !== 'string') return true;
  try {
    const stored: unknown = JSON.parse(mail);
    const isKnown = [storedMail, storedDigest].some((schema) => schema.safeParse(stored).success);
    return isKnown || !isSealedOrOrdered(stored);
  } catch {
    return true;
  }
}

const isSealedOrOrdered = (stored: unknown): boolean =>
  typeof stored === 'object' && stored !== null && ('sealed' in stored || 'orderedFor' in stored);
