import { seasonNames, seasonWords } from './hours-vocabulary.ts';
import { daysSeason, monthsSeason, occurrencesInMonth, type Season } from './season.ts';
import type { Token } from './tokenize-line.ts';

/** Seasons by their names in lower case. */
export type NamedSeasons = ReadonlyMap<string, Season>;

interface SeasonTaken {
  readonly season: Season | undefined;
  /** The other tokens of the line. */
  readonly rest: readonly Token[];
  /** The line is the heading of a season. */
  readonly isAlone: boolean;
  /** The season is the last of several days: "closed on Labor Day and from December 24 to January 1". */
  readonly isListed: boolean;
}

/**
 * Separates the months of a line from the rest: "Dec-Feb we close at 4", "Mon-Fri 9-4 (November to March)". Months in the middle of a line may
 * belong to either side, so they stay, and the line is not understood.
 *
 * @param named the seasons that the lines above give dates for, as in "Summer (June - August)"
 */
export function takeSeason(tokens: readonly Token[], named: NamedSeasons): SeasonTaken {
  const none: SeasonTaken = { season: undefined, rest: tokens, isAlone: false, isListed: false };
  const dated = tokens.findIndex((_, at) => seasonAt(tokens, at));
  const start = dated >= 0 ? dated : tokens.findIndex((token) => nameOf(token, named));
  const found = seasonAt(tokens, start) ?? seasonNamedAt(tokens, start, named);
  if (!found) return none;
  const before = tokens.slice(0, start).filter((token) => !isSeasonWord(token));
  const after = tokens.slice(start + found.length).filter((token) => !isSeasonWord(token));
  const isFirst = before.every(({ kind }) => kind === 'place' || kind === 'colon' || kind === 'and');
  const isLast = after.every(({ kind }) => kind === 'colon') && !isOfSeveral(before);
  if (!isFirst && !isLast) return none;
  const isListed = !isFirst && before.at(-1)?.kind === 'and' && before.every(({ kind }) => closedDays.has(kind));
  const rest = isListed
    ? before.slice(0, before.findLastIndex(({ kind }) => kind !== 'and') + 1)
    : [...before, ...after];
  const isAlone = rest.every(({ kind }) => kind === 'colon' || kind === 'and');
  return { season: found.season, rest, isAlone, isListed };
}

const nameOf = (token: Token | undefined, named: NamedSeasons): string | undefined =>
  token?.kind === 'unknown' && named.has(token.text) ? token.text : undefined;

function seasonNamedAt(tokens: readonly Token[], at: number, named: NamedSeasons): SeasonAt | undefined {
  const season = named.get(nameOf(tokens[at], named) ?? '');
  return season && { season, length: 1 };
}

/** The names of seasons among tokens. */
export const seasonNamesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap((token) => (token.kind === 'unknown' && seasonNames.has(token.text) ? [token.text] : []));

const isSeasonWord = (token: Token): boolean => token.kind === 'unknown' && seasonWords.has(token.text);

const closedDays: ReadonlySet<Token['kind']> = new Set(['closed', 'special', 'and', 'colon']);

const letters: Partial<Record<Token['kind'], string>> = {
  days: 'd',
  special: 'd',
  time: 'h',
  closed: 'h',
  wholeDay: 'h',
  appointment: 'h',
};

/** Whether tokens state the hours of several kinds of days. */
const isOfSeveral = (tokens: readonly Token[]): boolean =>
  /d+h+d|h+d+h/.test(tokens.map(({ kind }) => letters[kind] ?? '').join(''));

interface SeasonAt {
  readonly season: Season;
  /** The number of tokens. */
  readonly length: number;
}

function seasonAt(tokens: readonly Token[], at: number): SeasonAt | undefined {
  const [first, to, last] = tokens.slice(Math.max(at, 0), at + 3);
  if (first?.kind === 'nth') return { season: occurrencesInMonth(first.nths), length: 1 };
  if (first?.kind === 'month') {
    const isNext = last?.kind === 'month' && to?.kind === 'and' && last.month === (first.month % 12) + 1;
    if (last?.kind === 'month' && (to?.kind === 'to' || isNext))
      return { season: monthsSeason(first.month, last.month), length: 3 };
    return { season: monthsSeason(first.month, first.month), length: 1 };
  }
  if (first?.kind !== 'special' || to?.kind !== 'to' || last?.kind !== 'special') return undefined;
  const [[from], [until]] = [first.days, last.days];
  const isRange = from && until && first.days.length === 1 && last.days.length === 1;
  return isRange ? { season: daysSeason(from, until), length: 3 } : undefined;
}
