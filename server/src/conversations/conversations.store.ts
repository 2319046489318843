import { type SelectQueryBuilder, sql } from 'kysely';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { ConversationRow, Database, Schema } from '../database/schema.ts';
import { isOfLocation, type LocationFilter } from '../locations/of-location.ts';
import { readPageOf } from '../locations/read-page-of.ts';
import { inPeriod, type Period } from './in-period.ts';

export interface VisitFilter extends Period {
  readonly botId?: string | undefined;
  readonly sessionId?: string | undefined;
  readonly onDays?: Period;
}

export function listConversations(db: Database, filter: LocationFilter, visit: VisitFilter, page: PageRequest) {
  const { botId, sessionId, onDays = {} } = visit;
  const onThem = inPeriod(db.selectFrom('conversations').selectAll(), 'createdAt', onDays);
  const all = inPeriod(onThem, 'createdAt', visit);
  const query = sessionId ? all.where('sessionId', '=', sessionId) : all;
  if (botId) return readPage(siftedByLocation(query.where('botId', '=', botId), filter), 'createdAt', page);
  return readPageOf(db, { table: 'conversations', query, filter, timeColumn: 'createdAt' }, page);
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
