import {
  type Claim,
  type Days,
  type DaysClaim,
  isSameClock,
  type SpanClaim,
  type Subject,
  type TimeClaim,
} from './claim.ts';
import type { KnownClaim, KnownFacts } from './known-facts.ts';
import type { Support } from './plain-support.ts';
import { type Statement, subjectOf } from './statements.ts';

type Timed = TimeClaim | SpanClaim;

const isTimed = (claim: Claim): claim is Timed => claim.kind === 'time' || claim.kind === 'span';
const agree = (a: Subject | undefined, b: Subject | undefined): boolean =>
  a === undefined || b === undefined || a === b;

/** Whether a time or span is said of the same office or gate, on each of the days it is said of. */
export function timeSupportOf(claim: Timed, { claims }: KnownFacts): Support {
  const alike = claims.filter(
    ({ claim: known }) => isTimed(known) && agree(claim.subject, known.subject) && says(known, claim),
  );
  if (alike.length === 0 && claim.kind === 'span') return bothEnds(claim, claims);
  return coversDays(claim.days, alike) ? alike : undefined;
}

function says(known: Timed, claim: Timed): boolean {
  if (claim.kind === 'span')
    return known.kind === 'span' && isSameClock(known.start, claim.start) && isSameClock(known.end, claim.end);
  if (known.kind === 'time')
    return (
      isSameClock(known.clock, claim.clock) &&
      [known.role, 'any'].includes(claim.role === 'any' ? known.role : claim.role)
    );
  const isStart = claim.role !== 'end' && isSameClock(known.start, claim.clock);
  return isStart || (claim.role !== 'start' && isSameClock(known.end, claim.clock));
}

/** "Opens at 9 and closes at 6" says what "from 9 to 6" says. */
function bothEnds(claim: SpanClaim, claims: readonly KnownClaim[]): Support {
  const ends = [
    { clock: claim.start, role: 'start' },
    { clock: claim.end, role: 'end' },
  ] as const;
  const found = ends.map(({ clock, role }) =>
    claims.filter(
      ({ claim: known }) =>
        known.kind === 'time' &&
        known.role === role &&
        isSameClock(known.clock, clock) &&
        agree(claim.subject, known.subject),
    ),
  );
  const isWhole = found.every((known) => known.length > 0 && coversDays(claim.days, known));
  return isWhole ? found.flat() : undefined;
}

/** A source that names no day speaks of all of them. */
function coversDays(days: Days | undefined, known: readonly KnownClaim[]): boolean {
  if (known.length === 0) return false;
  if (days === undefined) return true;
  const daysOf = known.map(({ claim }) => (isTimed(claim) ? claim.days : undefined));
  return daysOf.includes(undefined) || [...days].every((day) => daysOf.some((it) => it?.has(day)));
}

/** Days that are named must be named in a source, and none may be open that is closed there, or the other way round. */
export function daysSupportOf(claim: DaysClaim, statement: Statement, { claims }: KnownFacts): Support {
  if (/^(?:today|tonight|tomorrow|hoy)$/i.test(claim.text)) return [];
  const named = claims.filter((known) => known.claim.kind === 'days');
  const closed = daysWhere(claims, (known) => known.kind === 'days' && known.isClosed);
  const open = daysWhere(claims, (known) => isTimed(known) && known.subject !== 'gate');
  const days = [...claim.days];
  if (claim.isClosed) return days.every((day) => closed.has(day) || !open.has(day)) ? named : undefined;
  const { text } = statement;
  // Where times are told, they are looked at day by day.
  const hasTimes = statement.claims.some(isTimed);
  const saysOpen = !hasTimes && subjectOf(text) !== 'gate' && /\b(?:open|abiert[oa]s?|abrimos)\b/i.test(text);
  if (saysOpen && days.some((day) => closed.has(day) && !open.has(day))) return undefined;
  const covered = daysWhere(claims, (known) => known.kind === 'days');
  return days.every((day) => covered.has(day)) ? named : undefined;
}

function daysWhere(claims: readonly KnownClaim[], isMeant: (claim: Claim) => boolean): ReadonlySet<number> {
  return new Set(
    claims.flatMap(({ claim }) =>
      claim.kind !== 'size' && 'days' in claim && isMeant(claim) ? [...(claim.days ?? [])] : [],
    ),
  );
}
