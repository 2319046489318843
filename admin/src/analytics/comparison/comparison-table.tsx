import type { ComparedBot } from '@chat-module/contract/comparison';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'wouter';
import { BotSwatch } from '../../bots/bot-name.tsx';
import { useBots } from '../../bots/bots.queries.ts';
import type { Days } from '../../ui/list/date-range.ts';
import { useSearchParam } from '../../ui/list/use-search-param.ts';
import { type ComparedColumn, changeOf, comparedColumns } from './compared-columns.ts';

const tones = { good: 'text-success-text', bad: 'text-danger-text', same: 'text-muted' };

interface CellProps {
  column: ComparedColumn;
  bot: ComparedBot;
  period: Days;
}

const Cell = ({ column, bot, period }: CellProps) => {
  const [now, before] = [column.valueOf(bot.figures), column.valueOf(bot.before)];
  const change = changeOf(column, now, before);
  const text = now === null ? '–' : column.write(now);
  const href = now ? column.hrefOf?.({ botId: bot.botId, locationId: bot.locationId ?? '', ...period }) : undefined;
  return (
    <td className="px-3 py-2.5 text-right tabular-nums">
      {href ? (
        <Link href={href} aria-label={`${column.label} of ${bot.botName}: ${text}`} className="link">
          {text}
        </Link>
      ) : (
        text
      )}
      {change && <span className={`block text-xs ${tones[change.tone]}`}>{change.text}</span>}
    </td>
  );
};

type Direction = 'ascending' | 'descending';

const byName = 'name';
const collator = new Intl.Collator(undefined, { numeric: true });

/** Sorts bots without a value last in both directions. */
const sorted = (bots: readonly ComparedBot[], sort: string, direction: Direction): ComparedBot[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  const column = comparedColumns.find(({ id }) => id === sort);
  const compare = (a: ComparedBot, b: ComparedBot): number => {
    const names = collator.compare(a.botName, b.botName);
    if (!column) return sign * names;
    const [left, right] = [column.valueOf(a.figures), column.valueOf(b.figures)];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || names;
    return sign * (left - right) || names;
  };
  return [...bots].sort(compare);
};

/** Numeric columns start with the largest value. A minus before the column in the URL reverses the order. */
const useSort = () => {
  const [asked, setAsked] = useSearchParam('sort');
  const id = asked.replace(/^-/, '');
  const sort = comparedColumns.some((column) => column.id === id) ? id : byName;
  const isReversed = asked.startsWith('-');
  const direction: Direction = (sort === byName) === isReversed ? 'descending' : 'ascending';
  const choose = (chosen: string) => {
    if (chosen === sort && !isReversed) setAsked(`-${chosen}`);
    else setAsked(chosen === byName ? '' : chosen);
  };
  return { sort, direction, choose };
};

interface HeadProps {
  id: string;
  label: string;
  sort: ReturnType<typeof useSort>;
  className: string;
}

const Head = ({ id, label, sort: { sort, direction, choose }, className }: HeadProps) => {
  const isSorted = id === sort;
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={`p-0 font-medium text-muted ${className}`}>
      <button
        type="button"
        onClick={() => choose(id)}
        className="inline-flex min-h-10 cursor-pointer items-center gap-1 px-3 hover:text-ink"
      >
        {label}
        {isSorted && <Arrow aria-hidden size={14} />}
      </button>
    </th>
  );
};

const nameClass = 'sticky left-0 bg-surface text-left';

interface Props {
  bots: readonly ComparedBot[];
  period: Days;
}

/** One row per bot. Each number links to the rows that it counts. */
export const ComparisonTable = ({ bots, period }: Props) => {
  const sort = useSort();
  const colors = new Map(useBots().data?.map(({ id, primaryColor }) => [id, primaryColor]));
  return (
    <section aria-label="Comparison of all bots" className="card overflow-x-auto">
      <table className="w-full whitespace-nowrap">
        <caption className="sr-only">Metrics for each bot, with the change from the previous period</caption>
        <thead className="border-line border-b text-xs">
          <tr>
            <Head id={byName} label="Bot" sort={sort} className={nameClass} />
            {comparedColumns.map(({ id, label }) => (
              <Head key={id} id={id} label={label} sort={sort} className="text-right" />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {sorted(bots, sort.sort, sort.direction).map((bot) => (
            <tr key={bot.botId}>
              <th scope="row" className={`max-w-44 px-3 py-2.5 font-medium ${nameClass}`}>
                <span className="flex items-center gap-2">
                  <BotSwatch color={colors.get(bot.botId) ?? 'transparent'} />
                  <Link href={`/analytics?botId=${encodeURIComponent(bot.botId)}`} className="link truncate">
                    {bot.botName}
                  </Link>
                </span>
                <span className="block truncate font-normal text-muted text-xs">
                  {bot.locationName || 'No location'}
                </span>
              </th>
              {comparedColumns.map((column) => (
                <Cell key={column.id} column={column} bot={bot} period={period} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
