import type { SelectQueryBuilder } from 'kysely';
import { countUpTo, type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { Database, Schema } from '../database/schema.ts';
import { type LocationFilter, ofLocation, ofLocationWithoutIndex } from '../locations/of-location.ts';
import type { Period } from '../locations/period-of-days.ts';
import { readPageOf } from '../locations/read-page-of.ts';
import { type AnswerChoice, answerColumns, answerCondition } from './answer-conditions.ts';
import { inPeriod } from './in-period.ts';

export interface VisitFilter extends Period, AnswerChoice {
  readonly botId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly onDays?: Period;
}

export function listConversations(db: Database, filter: LocationFilter, visit: VisitFilter, page: PageRequest) {
  const query = matching(db.selectFrom('conversations').selectAll(), visit);
  const matches = answerCondition(visit);
  const { botId, source, faqId, rating } = visit;
  const searched = matches && JSON.stringify([source, faqId, rating]);
  const list = { table: 'conversations', timeColumn: 'createdAt', matches, searched } as const;
  return botId
    ? readPageOf(db, { ...list, query: ofLocationWithoutIndex(query, filter), filter: 'all' }, page)
    : readPageOf(db, { ...list, query, filter }, page);
}

export function countConversations(db: Database, filter: LocationFilter, visit: VisitFilter) {
  const matches = answerCondition(visit);
  const rows = db.selectFrom('conversations');
  const query = matching(matches ? rows.select(['id', ...answerColumns]) : rows.select('id'), visit);
  return countUpTo(db, visit.botId ? ofLocationWithoutIndex(query, filter) : ofLocation(query, filter), matches);
}

function matching<Row>(
  query: SelectQueryBuilder<Schema, 'conversations', Row>,
  { botId, sessionId, onDays = {}, ...period }: VisitFilter,
): SelectQueryBuilder<Schema, 'conversations', Row> {
  const all = inPeriod(inPeriod(query, 'createdAt', onDays), 'createdAt', period);
  const ofSession = sessionId ? all.where('sessionId', '=', sessionId) : all;
  return botId ? ofSession.where('botId', '=', botId) : ofSession;
}

/** The columns of a conversation in an export. */
const exported = [
  'id',
  'createdAt',
  'sessionId',
  'userMessage',
  'botResponse',
  'responseSource',
  'responseTimeMs',
  'satisfactionRating',
] as const;

export type ExportedConversation = Pick<ConversationRow, (typeof exported)[number]>;

export function listConversationsSince(
  db: Database,
  botId: string,
  filter: LocationFilter,
  since: string,
  page: PageRequest,
): Promise<Page<ExportedConversation>> {
  const ofBotSince = db
    .selectFrom('conversations')
    .select(exported)
    .where('botId', '=', botId)
    .where('createdAt', '>', since);
  return readPage(ofLocationWithoutIndex(ofBotSince, filter), 'createdAt', page);
}
