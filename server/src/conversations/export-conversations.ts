import type { Context } from '../context.ts';
import { exportPages } from '../http/export-pages.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { nameLocations } from '../submissions/name-locations.ts';
import type { VisitFilter } from './conversations.store.ts';
import { readConversations, readSessions } from './read-conversations.ts';
import type { SessionFilter } from './sessions.store.ts';

type Tools = Pick<Context, 'db' | 'secrets'>;

const messageHeadings = [
  ...['Time (UTC)', 'Session', 'Location', 'Visitor message', 'Bot response', 'Source', 'Response time (ms)'],
  ...['Rating', 'Page'],
];

/** The messages that match a filter, as CSV. */
export const exportConversations = (
  { db, secrets }: Tools,
  filter: LocationFilter,
  visit: VisitFilter,
): AsyncGenerator<string> =>
  exportPages(
    messageHeadings,
    async (request) => nameLocations(db, await readConversations(db, filter, visit, request)),
    (message) => [
      ...[message.createdAt, sessionIn(secrets, message.sessionId), message.locationName, message.userMessage],
      ...[message.botResponse, message.responseSource, message.responseTime, message.satisfactionRating],
      message.pageUrl,
    ],
  );

const sessionHeadings = [
  ...['Started (UTC)', 'Last message (UTC)', 'Session', 'Location', 'First message', 'Bot response'],
  ...['Messages', 'Badges'],
];

/** The visits that match a filter, as CSV. */
export const exportSessions = (
  { db, secrets }: Tools,
  filter: LocationFilter,
  asked: SessionFilter,
): AsyncGenerator<string> =>
  exportPages(
    sessionHeadings,
    async (request) => nameLocations(db, await readSessions(db, filter, asked, request)),
    ({ startedAt, lastMessageAt, sessionId, locationName, opening, messageCount, badges }) => [
      ...[startedAt, lastMessageAt, sessionIn(secrets, sessionId), locationName],
      ...[opening?.userMessage ?? '', opening?.botResponse ?? '', messageCount, badges.join(', ')],
    ],
  );

/** Files are passed on, and a session id would let its holder continue the chat, so a pseudonym distinguishes sessions. */
const sessionIn = ({ pseudonym }: Tools['secrets'], sessionId: string): string => pseudonym(`export ${sessionId}`);
