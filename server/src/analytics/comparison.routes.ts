import { type ComparedBot, compareBots, exportComparison } from '@chat-module/contract/comparison';
import type { FastifyInstance } from 'fastify';
import { recordAct } from '../audit/record-audit.ts';
import { calendarDay, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import { csvLine } from '../http/csv.ts';
import { serve } from '../http/serve.ts';
import { locationFilter } from '../locations/of-location.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { listComparedBots, noFigures, sumByBot } from './comparison.store.ts';
import { periodBefore, periodUntil } from './read-period.ts';

export function comparisonRoutes(app: FastifyInstance, context: Context): void {
  serve(app, context, compareBots, ({ query: { days }, operator }) => compare(context, operator, days));

  serve(app, context, exportComparison, async ({ query: { days }, operator, reply }) => {
    const { to, bots } = await compare(context, operator, days);
    const subject = { kind: 'analytics', id: '', name: 'All bots' } as const;
    await recordAct(context.db, context.clock, { ...subject, actor: operator, action: 'exported' });
    reply
      .type('text/csv; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="chat-module-all-bots-${to}-${days}-days.csv"`);
    return [csvLine(header), ...bots.map((bot) => csvLine(cellsOf(bot)))].join('');
  });
}

async function compare({ db, clock }: Context, operator: Operator, days: number) {
  const filter = locationFilter(operator);
  const period = periodUntil(calendarDay(clock.now(), serverTimezone), days);
  const [bots, figures, before] = await Promise.all([
    listComparedBots(db, scopeOf(operator)),
    sumByBot(db, { filter, ...period }),
    sumByBot(db, { filter, ...periodBefore(period, days) }),
  ]);
  return {
    ...period,
    bots: bots.map(
      ({ locationName, ...bot }): ComparedBot => ({
        ...bot,
        locationName: locationName ?? '',
        figures: figures.get(bot.botId) ?? noFigures,
        before: before.get(bot.botId) ?? noFigures,
      }),
    ),
  };
}

const columns = [
  ['Conversations', 'conversations'],
  ['Unanswered', 'unanswered'],
  ['Visits', 'visits'],
  ['Visits with a reservation', 'reservedVisits'],
  ['Leads', 'leads'],
  ['Reservations', 'reservations'],
  ['Average rating (1 to 5)', 'avgSatisfactionRating'],
  ['Average response time (ms)', 'avgResponseTime'],
] as const;

const header = ['Bot', 'Location', ...columns.flatMap(([title]) => [title, `${title}, period before`])];

const cellsOf = ({ botName, locationName, figures, before }: ComparedBot) => [
  botName,
  locationName,
  ...columns.flatMap(([, name]) => [figures[name], before[name]]),
];
