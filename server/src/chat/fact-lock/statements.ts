import { type Claim, type Clock, type Days, type DaysClaim, type PlainClaim, type Subject, wholeDay } from './claim.ts';
import { type FoundTime, takeTimes } from './clock-times.ts';
import { type DayGroup, daysOfTime, readDays } from './days.ts';
import { takeAfterTimes, takeBeforeTimes } from './plain-claims.ts';

/** A sentence or line with what it claims. */
export interface Statement {
  readonly text: string;
  readonly claims: readonly Claim[];
}

export interface Setting {
  /** The day of the week it is, where a text may say "today". */
  readonly today?: number;
  /** Whose hours are meant where a text does not say. */
  readonly subject?: Subject | undefined;
}

const isHeading = (line: string): boolean => /^[^\d]{3,40}:$/.test(line);
const gateWords =
  /\b(?:gates?|access|entry|keypad|port[oó]n|acceso|(?:to|into|in|visit|reach|at) (?:my|your|the|su) unit)\b/gi;
const officeWords =
  /\b(?:offices?|oficina|staff|managers?|team|we(?:'re| are) open|we (?:open|close)|(?:our|business) hours|abrimos|cerramos)\b/gi;

/** Whose hours the words before a place in a text speak of; those nearest to it. */
export function subjectOf(text: string, at = text.length): Subject | undefined {
  const last = (words: RegExp): number => [...text.slice(0, at).matchAll(words)].at(-1)?.index ?? -1;
  const [gate, office] = [last(gateWords), last(officeWords)];
  if (gate === office) return undefined;
  return gate > office ? 'gate' : 'office';
}

/** Splits a text, already prepared, into its sentences and lines. Headings speak for the lines below them. */
export function readStatements(text: string, setting: Setting = {}): Statement[] {
  let subject = setting.subject;
  let daysAbove: DayGroup[] = [];
  const statements: Statement[] = [];
  for (const line of text.split('\n').map((it) => it.trim())) {
    if (line === '') subject = setting.subject;
    if (isHeading(line)) subject = subjectOf(line) ?? subject;
    for (const sentence of line.split(/(?<=[.!?;])\s+/).filter((it) => it !== '')) {
      const statement = readStatement(sentence, { ...setting, subject }, daysAbove);
      statements.push(statement);
      daysAbove = isDaysAlone(statement) ? readDays(sentence) : [];
    }
  }
  return statements;
}

const isDaysAlone = ({ text, claims }: Statement): boolean =>
  text.length < 40 && claims.length > 0 && claims.every((claim) => claim.kind === 'days' && !claim.isClosed);

function readStatement(text: string, setting: Setting, daysAbove: readonly DayGroup[]): Statement {
  const early = takeBeforeTimes(text);
  const times = takeTimes(early.rest);
  const late = takeAfterTimes(times.rest);
  const own = readDays(early.rest, setting.today);
  const groups = own.length > 0 ? own : daysAbove;
  const timed = times.found.map((time) => timeClaim(time, text, groups, times.found[0]?.at ?? 0, setting));
  return { text, claims: [...early.found, ...timed, ...late.found, ...daysClaims(own, text, times.found)] };
}

const span = (start: Clock, end: Clock) => ({ kind: 'span' as const, start, end });

function timeClaim(
  found: FoundTime,
  text: string,
  groups: readonly DayGroup[],
  firstAt: number,
  setting: Setting,
): Claim {
  const days: Days | undefined = daysOfTime(groups, found.at, firstAt);
  const subject = subjectOf(text, found.at) ?? subjectOf(text) ?? setting.subject;
  const when = { text: found.text, at: found.at, ...(days && { days }), ...(subject && { subject }) };
  if (found.end) return { ...when, ...span(found.start, found.end) };
  return { ...when, kind: 'time', clock: found.start, role: roleAt(text, found.at) };
}

const startWords = /\b(?:opens?|opening|open|from|starting|starts?|since|abre|abrimos|desde)\b/gi;
const endWords = /\b(?:closes?|closing|until|till?|ends?|to|hasta|cierra|cerramos)\b/gi;

function roleAt(text: string, at: number): 'start' | 'end' | 'any' {
  const last = (words: RegExp): number => [...text.slice(0, at).matchAll(words)].at(-1)?.index ?? -1;
  const [start, end] = [last(startWords), last(endWords)];
  if (start === end) return 'any';
  return start > end ? 'start' : 'end';
}

/** Days on which nothing is open are claimed closed when no time stands beside them. */
function daysClaims(groups: readonly DayGroup[], text: string, times: readonly FoundTime[]): DaysClaim[] {
  return groups.map(({ days, text: written, at, end }) => {
    const after = text.slice(end, end + 40);
    const isClosed =
      /^[^\d.]{0,20}\b(?:closed|cerrad[oa]s?)\b/i.test(after) ||
      (times.length === 0 && /\b(?:closed|cerrad[oa]s?)\b/i.test(text));
    return { kind: 'days', text: written, at, days, isClosed };
  });
}

export const isPlain = (claim: Claim): claim is PlainClaim =>
  claim.kind !== 'time' && claim.kind !== 'span' && claim.kind !== 'days';

export const isAlways = (claim: Claim): boolean =>
  claim.kind === 'span' && claim.end.minute === wholeDay.end.minute && claim.start.minute === 0;
