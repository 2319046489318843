import type { ExportedTable, Figures } from '@chat-module/contract/analytics';
import { day, instantAfter } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import { sumFigures, sumHours } from '../figures/sum-figures.ts';
import { csvLine } from '../http/csv.ts';
import type { ExportRequest } from './export-bot.ts';
import { comparedRows, funnelRows, weekdays } from './present-period.ts';
import { periodUntil, readPeriod } from './read-period.ts';
import { listRatedDown, listTopFaqs, listTopUnanswered } from './top-questions.store.ts';

type Cells = Parameters<typeof csvLine>[0];
type SmallTable = Exclude<ExportedTable, 'days' | 'conversations'>;

/** One table of the screen, with its heading. */
export async function exportTable(db: Database, table: SmallTable, request: ExportRequest): Promise<string> {
  return (await rowsOf(db, table, request)).map(csvLine).join('');
}

async function rowsOf(
  db: Database,
  table: SmallTable,
  { botId, filter, now, today, days }: ExportRequest,
): Promise<Cells[]> {
  const asked = { botId, filter, since: instantAfter(now, -days * day) };
  const range = { botId, filter, ...periodUntil(today, days) };
  switch (table) {
    case 'funnel':
      return [['Step', 'Visits'], ...funnelRows(await sumFigures(db, range))];
    case 'comparison':
      return comparison(await readPeriod(db, range, filter, today, days));
    case 'hours':
      return [
        ['Weekday', 'Hour', 'Visits'],
        ...(await sumHours(db, range)).map(({ weekday, hour, visits }) => [weekdays[weekday] ?? '', hour, visits]),
      ];
    case 'faqs':
      return [['Question', 'Answers'], ...(await listTopFaqs(db, range)).map(({ question, uses }) => [question, uses])];
    case 'unanswered':
      return [
        ['Question', 'Asked', 'Last asked (UTC)'],
        ...(await listTopUnanswered(db, asked)).map((it) => [it.question, it.count, it.lastAskedAt]),
      ];
    case 'rated_down':
      return [
        ['Time (UTC)', 'Visitor message', 'Bot response', 'Source'],
        ...(await listRatedDown(db, asked)).map((it) => [
          it.createdAt,
          it.userMessage,
          it.botResponse,
          it.responseSource,
        ]),
      ];
  }
}

const comparison = (period: { figures: Figures; before: Figures; average: Figures | null }): Cells[] => [
  ['Figure', 'This period', 'Period before', 'Average location'],
  ...comparedRows.map(({ name, read }) => [
    name,
    read(period.figures),
    read(period.before),
    period.average && read(period.average),
  ]),
];
