import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { isPostgres } from '../database/dialect.ts';
import { type StorageTrouble, troubleOf } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';

/** Why the server can't serve, as a sentence for the operator; `undefined` if it can. */
export interface StorageWatch {
  whatIsWrong(): Promise<string | undefined>;
  /** Reports a failure met by a call. It counts for a while, because not every write meets it. */
  note(trouble: StorageTrouble): void;
}

const sentences: Record<StorageTrouble, string> = {
  away: 'The database can’t be reached. Check that PostgreSQL runs; the server goes on when it is back.',
  busy: 'The database is busy. The server goes on by itself.',
  full: 'The disk of the database is full. Make room; the server goes on by itself.',
  'read-only': 'The database can’t be written to. Mount the disk for writing, or point DATABASE_URL at the primary.',
  damaged: 'The database is damaged. Restore a backup: npm run restore -- FILE --replace.',
};
const unknownTrouble = 'The database doesn’t answer as it should. See the log.';

const probeEveryMs = 1000;
const troubleCountsMs = 10_000;

/** Checks the database on demand, at most once a second, and remembers the failures that calls met. */
export function watchStorage({ db, log }: Pick<Context, 'db' | 'log'>): StorageWatch {
  let noted: { readonly sentence: string; readonly untilMs: number } | undefined;
  let probe: { readonly result: Promise<string | undefined>; readonly untilMs: number } | undefined;
  let before: string | undefined;

  const tell = (wrong: string | undefined): string | undefined => {
    if (wrong !== before && wrong !== undefined) log.error({ reason: wrong }, 'not ready');
    if (wrong !== before && wrong === undefined) log.info('ready again');
    before = wrong;
    return wrong;
  };

  return {
    async whatIsWrong() {
      const nowMs = performance.now();
      if (probe === undefined || probe.untilMs < nowMs)
        probe = { result: tryDatabase(db), untilMs: nowMs + probeEveryMs };
      const wrong = await probe.result;
      return tell(wrong ?? (noted && noted.untilMs > nowMs ? noted.sentence : undefined));
    },
    note(trouble) {
      if (trouble !== 'busy') noted = { sentence: sentences[trouble], untilMs: performance.now() + troubleCountsMs };
    },
  };
}

async function tryDatabase(db: Database): Promise<string | undefined> {
  try {
    return (await (isPostgres(db) ? tryPostgres(db) : tryEmbedded(db))) ? undefined : sentences['read-only'];
  } catch (error) {
    const trouble = troubleOf(error);
    return trouble === undefined ? unknownTrouble : sentences[trouble];
  }
}

/** A server that has become a standby or read-only answers queries but accepts no writes. */
async function tryPostgres(db: Database): Promise<boolean> {
  const { rows } = await sql<{ writable: boolean }>`
    select current_setting('transaction_read_only') = 'off' as writable, (select id from users limit 1)`.execute(db);
  return rows[0]?.writable === true;
}

/** `user_version` is a number in the file that nothing else uses: writing it is the smallest possible write. */
async function tryEmbedded(db: Database): Promise<boolean> {
  await sql`select 1 from users limit 1`.execute(db);
  const { rows } = await sql<{ user_version?: number; userVersion?: number }>`pragma user_version`.execute(db);
  const version = rows[0]?.userVersion ?? rows[0]?.user_version ?? 0;
  await sql`pragma user_version = ${sql.lit(1 - version)}`.execute(db);
  return true;
}
