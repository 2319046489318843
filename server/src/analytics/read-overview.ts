import type { AnalyticsOverview } from '@chat-module/contract/analytics';
import { calendarDay, daysBefore, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { DailyAnalyticsRow } from '../database/rows/figures.ts';
import type { Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';
import { presentDuration, presentSatisfaction, presentWeek } from './present-figures.ts';

const averagedDays = 30;
const week = 7;

const nothing = {
  conversationsToday: 0,
  faqMatchesToday: 0,
  aiResponsesToday: 0,
  websiteMatchesToday: 0,
  conversations: 0,
  responseTimeSumMs: 0,
  ratingCount: 0,
  ratingSum: 0,
  lastWeekConversations: 0,
  lastWeekResponseTimeSumMs: 0,
  lastWeekRatingCount: 0,
  lastWeekRatingSum: 0,
  weekBeforeConversations: 0,
  weekBeforeResponseTimeSumMs: 0,
  weekBeforeRatingCount: 0,
  weekBeforeRatingSum: 0,
};
type Total = typeof nothing;
type Counter = Exclude<keyof DailyAnalyticsRow, 'id' | 'botId' | 'locationId' | 'date'>;

/** Today's counts and the averages of the last 30 days, each location in its own time zone. */
export async function readOverview({ db, clock }: Context, scope: Scope): Promise<AnalyticsOverview> {
  const now = clock.now();
  const timezones = await listTimezones(db, scope);
  const parts = await Promise.all(
    timezones.map((timezone) => {
      const today = calendarDay(now, timezone ?? serverTimezone);
      return totalOf(db, scope, timezone, today).executeTakeFirstOrThrow();
    }),
  );
  const sum = parts.reduce(add, nothing);
  return {
    conversationsToday: sum.conversationsToday,
    avgResponseTime: presentDuration(sum.responseTimeSumMs, sum.conversations),
    avgSatisfactionRate: presentSatisfaction(sum.ratingSum, sum.ratingCount),
    faqMatchesToday: sum.faqMatchesToday,
    aiResponsesToday: sum.aiResponsesToday,
    websiteMatchesToday: sum.websiteMatchesToday,
    lastWeek: presentWeek({
      conversations: sum.lastWeekConversations,
      responseTimeSumMs: sum.lastWeekResponseTimeSumMs,
      ratingCount: sum.lastWeekRatingCount,
      ratingSum: sum.lastWeekRatingSum,
    }),
    weekBefore: presentWeek({
      conversations: sum.weekBeforeConversations,
      responseTimeSumMs: sum.weekBeforeResponseTimeSumMs,
      ratingCount: sum.weekBeforeRatingCount,
      ratingSum: sum.weekBeforeRatingSum,
    }),
  };
}

const add = (a: Total, b: Total): Total => {
  const names = Object.keys(nothing) as (keyof Total)[];
  return Object.fromEntries(names.map((name) => [name, a[name] + b[name]])) as Total;
};

const visibleLocations = (db: Database, scope: Scope) => {
  const all = db.selectFrom('locations');
  return scope.all ? all : all.where('id', 'in', ['', ...scope.locationIds]);
};

/** `null` stands for figures without a location, or of a deleted one. */
async function listTimezones(db: Database, scope: Scope): Promise<(string | null)[]> {
  const rows = await visibleLocations(db, scope).select('timezone').distinct().execute();
  return [...rows.map((row) => row.timezone), ...(scope.all ? [null] : [])];
}

/** The figures of all locations in one time zone, where the date is `today`, summed by the database. */
export function totalOf(db: Database, scope: Scope, timezone: string | null, today: string) {
  const located = visibleLocations(db, scope).select('id');
  return db
    .selectFrom('dailyAnalytics')
    .select(({ fn, val }) => {
      const sum = (column: Counter) => fn.coalesce(fn.sum<number>(column), val(0));
      const sumToday = (column: Counter) => fn.coalesce(fn.sum<number>(column).filterWhere('date', '=', today), val(0));
      const sumWeek = (column: Counter, lastDay: string) =>
        fn.coalesce(
          fn.sum<number>(column).filterWhere((it) => it.between('date', daysBefore(lastDay, week - 1), lastDay)),
          val(0),
        );
      const [lastWeek, weekBefore] = [daysBefore(today, 1), daysBefore(today, 1 + week)];
      return [
        sumWeek('conversationCount', lastWeek).as('lastWeekConversations'),
        sumWeek('responseTimeSumMs', lastWeek).as('lastWeekResponseTimeSumMs'),
        sumWeek('ratingCount', lastWeek).as('lastWeekRatingCount'),
        sumWeek('ratingSum', lastWeek).as('lastWeekRatingSum'),
        sumWeek('conversationCount', weekBefore).as('weekBeforeConversations'),
        sumWeek('responseTimeSumMs', weekBefore).as('weekBeforeResponseTimeSumMs'),
        sumWeek('ratingCount', weekBefore).as('weekBeforeRatingCount'),
        sumWeek('ratingSum', weekBefore).as('weekBeforeRatingSum'),
        sumToday('conversationCount').as('conversationsToday'),
        sumToday('faqMatches').as('faqMatchesToday'),
        sumToday('aiResponses').as('aiResponsesToday'),
        sumToday('websiteMatches').as('websiteMatchesToday'),
        sum('conversationCount').as('conversations'),
        sum('responseTimeSumMs').as('responseTimeSumMs'),
        sum('ratingCount').as('ratingCount'),
        sum('ratingSum').as('ratingSum'),
      ];
    })
    .where((it) =>
      timezone === null
        ? it('locationId', 'not in', located)
        : it('locationId', 'in', located.where('timezone', '=', timezone)),
    )
    .where('date', '>', daysBefore(today, averagedDays))
    .where('date', '<=', today);
}
