import type { Clock } from './claim.ts';
import { wholeDay } from './claim.ts';
import { type Match, takeMatches } from './taken-text.ts';

export interface FoundTime {
  readonly text: string;
  readonly at: number;
  readonly start: Clock;
  /** `undefined`: one time, not a span. */
  readonly end: Clock | undefined;
}

const clock = String.raw`(?:(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])m\b|([ap])\b)?|\b(noon|midnight)\b)`;
const notWithin = String.raw`(?<![\d$€£.,:/#-])`;
const spanPattern = new RegExp(
  `${notWithin}${clock}(?: ?- ?| (?:to|until|till?|thru|through|and|a|hasta|y)(?: las?)? )${clock}(?![\\d%:/])`,
  'gi',
);
const singlePattern = new RegExp(`${notWithin}${clock}(?![\\d%:/x-])`, 'gi');

interface Read extends Clock {
  /** It can be nothing but a time. */
  readonly isClear: boolean;
}

function readClock([hourText, minuteText, meridiem, letter, name]: readonly (string | undefined)[]): Read | undefined {
  if (name) return { minute: /noon/i.test(name) ? 12 * 60 : 0, isAmbiguous: false, isClear: true };
  const [hour, minutes] = [Number(hourText), Number(minuteText ?? 0)];
  const half = (meridiem ?? letter)?.toLowerCase();
  if (hour > 24 || minutes > 59 || (half && (hour > 12 || hour === 0))) return undefined;
  if (half)
    return { minute: (hour % 12) * 60 + minutes + (half === 'p' ? 12 * 60 : 0), isAmbiguous: false, isClear: true };
  return { minute: hour * 60 + minutes, isAmbiguous: hour >= 1 && hour <= 12, isClear: minuteText !== undefined };
}

const daysOrHours =
  /\b(?:open|hours?|from|between|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|tues|wed|thu|thurs|fri|sat|sun|daily|weekdays?|weekends?|every ?day|abiert[oa]s?|abrimos|horario|de|desde|entre|lunes|martes|viernes|s[aá]bados?|domingos?)\b[\s:,¤-]*(?:las? )?$/i;
const beforeTime =
  /\b(?:at|by|until|till?|before|after|around|past|since|from|to|opens?|closes?|desde|hasta|a)(?: las?)? $/i;
const beforeDays =
  /^ ?(?:on |el |los )?(?:mon|tue|wed|thu|fri|sat|sun|weekdays|weekends|daily|every ?day|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)/i;
/** What may follow a time. Any other word is what a number counts. */
const afterTime =
  /^ ?(?:$|[.,;:)!?¤]|-(?! ?\d)|(?:on|every|daily|each|mon|tue|wed|thu|fri|sat|sun|weekdays?|weekends?|and|but|or|at|during|except|all|7|while|with|for|in|most|so|if|when|el|los|de|y|todos|lunes|martes|s[aá]bados?|domingos?|entre|sharp|today|tomorrow)\w*\b)/i;

function readSpan(match: Match, text: string): FoundTime[] | undefined {
  const [whole, ...parts] = match;
  const start = readClock(parts.slice(0, 5));
  const end = readClock(parts.slice(5, 10));
  if (!start || !end) return undefined;
  const before = text.slice(0, match.index);
  if (/ (?:and|y) /i.test(whole) && !/\b(?:between|entre)(?: las?)? $/i.test(before)) return undefined;
  const after = text.slice(match.index + whole.length);
  const isHours = (daysOrHours.test(before) && afterTime.test(after)) || beforeDays.test(after);
  return start.isClear || end.isClear || isHours ? [{ text: whole.trim(), at: match.index, start, end }] : undefined;
}

function readSingle(match: Match, text: string): FoundTime[] | undefined {
  const [whole, ...parts] = match;
  const start = readClock(parts);
  if (!start || (parts[0] !== undefined && !start.isClear && !start.isAmbiguous)) return undefined;
  const isTime = beforeTime.test(text.slice(0, match.index)) && afterTime.test(text.slice(match.index + whole.length));
  return start.isClear || isTime ? [{ text: whole.trim(), at: match.index, start, end: undefined }] : undefined;
}

const readAlways = ({ index }: Match): FoundTime[] => [{ text: '24/7', at: index, ...wholeDay }];

/** The times of day in a text, spans first. */
export function takeTimes(text: string): { readonly rest: string; readonly found: readonly FoundTime[] } {
  const always = takeMatches(text, /\baroundtheclock\b/g, readAlways);
  const spans = takeMatches(always.rest, spanPattern, readSpan);
  const singles = takeMatches(spans.rest, singlePattern, readSingle);
  const found = [...always.found, ...spans.found, ...singles.found];
  return { rest: singles.rest, found: found.sort((a, b) => a.at - b.at) };
}
