import type { AnalyticsOverview } from '@chat-module/contract/analytics';
import { calendarDay, daysBefore, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { DailyAnalyticsRow, Database } from '../database/schema.ts';
import type { Scope } from '../session/operator.ts';
import { presentDuration, presentSatisfaction } from './present-figures.ts';

const averagedDays = 30;

const nothing = {
  conversationsToday: 0,
  faqMatchesToday: 0,
  aiResponsesToday: 0,
  websiteMatchesToday: 0,
  conversations: 0,
  responseTimeSumMs: 0,
  ratingCount: 0,
  ratingSum: 0,
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
  };
}

const add = (a: Total, b: Total): Total => ({
  conversationsToday: a.conversationsToday + b.conversationsToday,
  faqMatchesToday: a.faqMatchesToday + b.faqMatchesToday,
  aiResponsesToday: a.aiResponsesToday + b.aiResponsesToday,
  websiteMatchesToday: a.websiteMatchesToday + b.websiteMatchesToday,
  conversations: a.conversations + b.conversations,
  responseTimeSumMs: a.responseTimeSumMs + b.responseTimeSumMs,
  ratingCount: a.ratingCount + b.ratingCount,
  ratingSum: a.ratingSum + b.ratingSum,
});

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
      return [
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
