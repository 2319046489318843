import { sql } from 'kysely';
import pg from 'pg';
import { second } from '../clock.ts';
import type { Change, ChangeChannel, ChangeListener } from './change-channel.ts';
import type { Database } from './schema.ts';

/** Migration 0032's triggers notify it. */
const channel = 'chat_module_changes';

const longestPauseMs = 30 * second;
const firstPauseMs = second / 2;
/** How often to check for a silently lost connection. */
const checkEveryMs = 30 * second;

/** Listens on a connection of its own, which is reopened whenever it is lost. */
export function postgresChanges(url: string, name: string, db: Database): ChangeChannel {
  let listener: ChangeListener | undefined;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const connect = async (): Promise<void> => {
    const opened = new pg.Client({
      connectionString: url,
      application_name: name,
      connectionTimeoutMillis: 10 * second,
      query_timeout: 10 * second,
      keepAlive: true,
    });
    client = opened;
    opened.on('notification', ({ payload = '' }) => listener?.onChange(decode(payload)));
    // Without a listener, a lost connection would end this process.
    opened.on('error', () => undefined);
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
    } catch (error) {
      await opened.end().catch(() => undefined);
      throw error;
    }
    opened.once('end', () => void reconnect(firstPauseMs));
    check(opened);
  };

  const check = (opened: pg.Client): void => {
    timer = setTimeout(() => {
      opened.query('select 1').then(
        () => check(opened),
        () => void opened.end().catch(() => undefined),
      );
    }, checkEveryMs).unref();
  };

  const reconnect = async (pauseMs: number): Promise<void> => {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      connect().then(
        () => listener?.onGap(),
        () => void reconnect(Math.min(2 * pauseMs, longestPauseMs)),
      );
    }, pauseMs).unref();
  };

  return {
    open(opened) {
      listener = opened;
      return connect();
    },
    async announce(changes) {
      await sql`select pg_notify(${channel}, payload) from unnest(${changes.map(encode)}::text[]) payload`.execute(db);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

const encode = ({ topic, locationId }: Change): string => `${topic} ${locationId}`;

const decode = (payload: string): Change => {
  const [topic = '', locationId = ''] = payload.split(' ');
  return { topic, locationId };
};
