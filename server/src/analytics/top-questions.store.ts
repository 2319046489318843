import { type SqlBool, sql } from 'kysely';
import { highestDownRating } from '../conversations/session-badges.store.ts';
import type { Database } from '../database/schema.ts';
import { type FigureRange, inRange } from '../figures/sum-figures.ts';
import { isOfLocation, type LocationFilter, ofLocation } from '../locations/of-location.ts';

const listed = 10;

/** The FAQs that answered most often, from one row per FAQ and day. */
export async function listTopFaqs(db: Database, range: FigureRange) {
  const used = inRange(db.selectFrom('faqDays'), range)
    .select('faqId')
    .select(sql<number>`sum(uses)`.as('uses'))
    .groupBy('faqId')
    .orderBy(sql`sum(uses) desc`)
    .orderBy('faqId')
    .limit(listed)
    .as('used');
  return db
    .selectFrom('faqs')
    .innerJoin(used, 'used.faqId', 'faqs.id')
    .select(['faqs.id', 'faqs.question', 'used.uses'])
    .orderBy('used.uses', 'desc')
    .orderBy('faqs.id')
    .execute();
}

interface Asked {
  readonly botId: string;
  readonly filter: LocationFilter;
  readonly since: string;
}

/** The open questions that were asked most. No limit on the scan is needed, because a bot keeps at most 1000. */
export const listTopUnanswered = (db: Database, { botId, filter, since }: Asked) =>
  ofLocation(db.selectFrom('unansweredQuestions').select(['id', 'question', 'count', 'lastAskedAt']), filter)
    .where('botId', '=', botId)
    .where('lastAskedAt', '>=', since)
    .orderBy('count', 'desc')
    .orderBy('lastAskedAt', 'desc')
    .orderBy('id')
    .limit(listed)
    .execute();

/** The condition is a literal, as in the partial index that lists them by bot. */
export const listRatedDown = (db: Database, { botId, filter, since }: Asked) =>
  db
    .selectFrom('conversations as turn')
    .leftJoin('visitorSessions as visit', (join) =>
      join
        .onRef('visit.botId', '=', 'turn.botId')
        .onRef('visit.sessionId', '=', 'turn.sessionId')
        .on(sql<SqlBool>`coalesce(visit.location_id, '') = coalesce(turn.location_id, '')`),
    )
    .select(['turn.id', 'visit.id as visitId', 'turn.userMessage', 'turn.botResponse', 'turn.responseSource'])
    .select('turn.createdAt')
    .where('turn.botId', '=', botId)
    .where(sql<SqlBool>`turn.satisfaction_rating <= ${sql.lit(highestDownRating)}`)
    .where('turn.createdAt', '>=', since)
    .where(isOfLocation(filter, sql.ref('turn.location_id')))
    .orderBy('turn.createdAt', 'desc')
    .orderBy('turn.id', 'desc')
    .limit(listed)
    .execute();
