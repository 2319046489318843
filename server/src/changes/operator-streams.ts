import { Readable } from 'node:stream';
import { type ChangeTopic, changeTopics } from '@chat-module/contract/changes';
import { second } from '../clock.ts';
import type { Context } from '../context.ts';
import { tooManyRequests } from '../errors.ts';
import { accessOf, type Operator, type Scope, scopeOf } from '../session/operator.ts';
import { findUsersOfSessions } from '../session/session-store.ts';
import { listLocationsOfUsers } from '../users/user-locations.store.ts';
import { type Changes, everywhere } from './change-feed.ts';

/** Shorter than proxies wait for a byte. */
const heartbeatMs = 20 * second;
/** The open tabs of one person. */
const mostPerUser = 24;
const refusedForSeconds = 60;

interface Stream {
  readonly operator: Operator;
  readonly events: Readable;
}

export interface OperatorStreams {
  open(operator: Operator): Promise<Readable>;
  /** Ends all streams, and later ones as soon as they open. Browsers reconnect, to another node or after the restart. */
  close(): void;
}

/** Server-sent events to the operators on this node. */
export function openOperatorStreams(context: Context): OperatorStreams {
  const { log, changes } = context;
  const streams = new Set<Stream>();
  let heartbeat: NodeJS.Timeout | undefined;
  let isClosed = false;

  const pass = (changed: Changes): void => {
    if (changed.has('access')) checkAccess();
    for (const stream of streams) {
      const topics = topicsFor(stream.operator, changed);
      if (topics.length > 0) send(stream, 'change', { topics });
    }
  };

  const checkAccess = () =>
    findStreamsOfChangedAccess(context, streams)
      .then((changed) => changed.forEach(end))
      .catch((err) => log.warn({ err }, 'could not check the sessions of open streams'));

  const beat = (): void => {
    checkAccess();
    for (const stream of streams) send(stream, 'heartbeat', {});
  };

  const remove = (stream: Stream): void => {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  };
  const end = (stream: Stream): void => {
    remove(stream);
    stream.events.push(null);
  };

  return {
    async open(operator) {
      await changes.open(pass);
      // Nothing is awaited between counting and adding, so that streams opened at once don't exceed the limit.
      const own = [...streams].filter((it) => it.operator.id === operator.id);
      if (own.length >= mostPerUser)
        throw tooManyRequests('You have too many pages of this application open.', refusedForSeconds);
      const stream = { operator, events: new Readable({ read: () => undefined }) };
      streams.add(stream);
      stream.events.once('close', () => remove(stream));
      heartbeat ??= setInterval(beat, heartbeatMs).unref();
      send(stream, 'ready', {});
      if (isClosed) end(stream);
      return stream.events;
    },
    close() {
      isClosed = true;
      for (const stream of streams) end(stream);
    },
  };
}

function send({ events }: Stream, event: string, data: object): void {
  // Disconnects a client that doesn't read. It reloads everything when it reconnects.
  if (!events.push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) events.destroy();
}

/** Streams whose session has ended, or whose operator may see more or less than when they opened. */
async function findStreamsOfChangedAccess({ db, clock }: Context, streams: ReadonlySet<Stream>): Promise<Stream[]> {
  const sids = [...streams].map(({ operator }) => operator.sid);
  const users = await findUsersOfSessions(db, sids, clock.now().toISOString());
  const locations = await listLocationsOfUsers(db, [...users.values()]);
  return [...streams].filter(({ operator }) => {
    const user = users.get(operator.sid);
    const isAsBefore = user && accessOf({ ...user, locationIds: locations.get(user.id) ?? [] }) === accessOf(operator);
    return sids.includes(operator.sid) && !isAsBefore;
  });
}

const topicsFor = (operator: Operator, changed: Changes): ChangeTopic[] =>
  changeTopics.filter((topic) => {
    const locationIds = changed.get(topic);
    if (locationIds === undefined) return false;
    return topic === 'mails' ? operator.role === 'admin' : isAnyInScope(scopeOf(operator), locationIds);
  });

const isAnyInScope = (scope: Scope, locationIds: ReadonlySet<string>): boolean =>
  scope.all || locationIds.has(everywhere) || scope.locationIds.some((locationId) => locationIds.has(locationId));
