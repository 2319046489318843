import { type Kysely, type Migration, sql } from 'kysely';

/** Of a day's website matches, those from a web page rather than the location record, and the unanswered questions. */
export const dailySources: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['pageMatches', 'unanswered'])
      await db.schema
        .alterTable('dailyAnalytics')
        .addColumn(column, 'bigint', (it) => it.notNull().defaultTo(0))
        .execute();
    await sql`update daily_analytics set page_matches = counted.page_matches, unanswered = counted.unanswered
      from (
        select bot_id, coalesce(location_id, '') as location_id, day,
          sum(case when response_source = 'website' and sources like '%"kind":"page"%' then 1 else 0 end) as page_matches,
          sum(case when response_source = 'unanswered' then 1 else 0 end) as unanswered
        from conversations
        where response_source in ('website', 'unanswered')
        group by bot_id, coalesce(location_id, ''), day
      ) as counted
      where daily_analytics.bot_id = counted.bot_id
        and daily_analytics.location_id = counted.location_id
        and daily_analytics.date = counted.day`.execute(db);
  },
};
