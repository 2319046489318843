import { setImmediate as nextTurn } from 'node:timers/promises';
import { day as dayMs, instantAfter } from '../clock.ts';
import { type ExportedConversation, listConversationsSince } from '../conversations/conversations.store.ts';
import type { Database } from '../database/schema.ts';
import { csvLine } from '../http/csv.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import type { Secrets } from '../secrets.ts';
import { listDays } from './daily-analytics.store.ts';
import { presentDay } from './present-figures.ts';

const batchSize = 500;

export interface ExportRequest {
  readonly botId: string;
  readonly filter: LocationFilter;
  readonly now: Date;
  readonly today: string;
  readonly days: number;
}

interface Tools {
  readonly db: Database;
  readonly secrets: Secrets;
}

/** A bot's daily figures at the given locations, an empty line, then its conversations there. */
export async function* exportBot(tools: Tools, request: ExportRequest): AsyncGenerator<string> {
  yield* exportDays(tools, request);
  yield '\r\n';
  yield* exportAllConversations(tools, request);
}

export async function* exportDays(
  { db }: Tools,
  { botId, filter, today, days }: ExportRequest,
): AsyncGenerator<string> {
  yield csvLine([
    'Date',
    'Conversations',
    'Average response time (ms)',
    'Average rating (1-5)',
    'FAQ matches',
    'AI responses',
    'Website matches',
    'Website matches from pages',
    'Unanswered',
  ]);
  for (const row of await listDays(db, botId, filter, today, days)) {
    const day = presentDay(row);
    const rating = day.avgSatisfactionRating === null ? null : Number(day.avgSatisfactionRating.toFixed(2));
    yield csvLine([
      day.date,
      day.conversationCount,
      day.avgResponseTime,
      rating,
      day.faqMatches,
      day.aiResponses,
      day.websiteMatches,
      day.pageMatches,
      day.unanswered,
    ]);
  }
}

/** Newest first. Yields a page of lines at a time, because a chunk per line would cost more than the lines. */
export async function* exportAllConversations(
  { db, secrets }: Tools,
  { botId, filter, now, days }: ExportRequest,
): AsyncGenerator<string> {
  yield csvLine(['Time (UTC)', 'Session', 'Visitor message', 'Bot response', 'Source', 'Response time (ms)', 'Rating']);
  const since = instantAfter(now, -days * dayMs);
  yield* exportConversations(db, botId, filter, since, (row) => conversationLine(row, secrets));
}

async function* exportConversations(
  db: Database,
  botId: string,
  filter: LocationFilter,
  since: string,
  lineOf: (row: ExportedConversation) => string,
): AsyncGenerator<string> {
  let cursor: string | undefined;
  do {
    const page = await listConversationsSince(db, botId, filter, since, { limit: batchSize, cursor });
    yield page.rows.map(lineOf).join('');
    cursor = page.nextCursor;
    // Lets other requests run: the embedded database answers synchronously, and a fast reader never waits.
    await nextTurn();
  } while (cursor !== undefined);
}

/** Files are passed on, and a session id would let its holder continue the chat, so a pseudonym distinguishes sessions. */
const conversationLine = (row: ExportedConversation, { pseudonym }: Secrets): string =>
  csvLine([
    row.createdAt,
    pseudonym(`export ${row.sessionId}`),
    row.userMessage,
    row.botResponse,
    row.responseSource,
    row.responseTimeMs,
    row.satisfactionRating,
  ]);
