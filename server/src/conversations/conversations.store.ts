import { type SelectQueryBuilder, sql } from 'kysely';
import { countUpTo, type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { ConversationRow, Database, Schema } from '../database/schema.ts';
import { isOfLocation, type LocationFilter, ofLocation } from '../locations/of-location.ts';
import { readPageOf } from '../locations/read-page-of.ts';
import { inPeriod, type Period } from './in-period.ts';

export interface VisitFilter extends Period {
  readonly botId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly onDays?: Period;
}

export function listConversations(db: Database, filter: LocationFilter, visit: VisitFilter, page: PageRequest) {
  const query = matching(db.selectFrom('conversations').selectAll(), visit);
  if (visit.botId) return readPage(siftedByLocation(query, filter), 'createdAt', page);
  return readPageOf(db, { table: 'conversations', query, filter, timeColumn: 'createdAt' }, page);
}

export function countConversations(db: Database, filter: LocationFilter, visit: VisitFilter) {
  const query = matching(db.selectFrom('conversations').select('id'), visit);
  return countUpTo(db, visit.botId ? siftedByLocation(query, filter) : ofLocation(query, filter));
}

function matching<Row>(
  query: SelectQueryBuilder<Schema, 'conversations', Row>,
  { botId, sessionId, onDays = {}, ...period }: VisitFilter,
): SelectQueryBuilder<Schema, 'conversations', Row> {
  const all = inPeriod(inPeriod(query, 'createdAt', onDays), 'createdAt', period);
  const ofSession = sessionId ? all.where('sessionId', '=', sessionId) : all;
  return botId ? ofSession.where('botId', '=', botId) : ofSession;
}

/**
 * Nearly all of a bot's rows have one location. PostgreSQL assumes that the two are independent and would intersect two long
 * lists; in this form no index matches the location, and it only filters what the bot's index finds.
 */
const siftedByLocation = <Row>(query: SelectQueryBuilder<Schema, 'conversations', Row>, filter: LocationFilter) =>
  filter === 'all' ? query : query.where(isOfLocation(filter, sql`location_id || ''`));

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
  return readPage(siftedByLocation(ofBotSince, filter), 'createdAt', page);
}
