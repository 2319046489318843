import { normalizeText } from '../language/normalize-text.ts';
import { addDays, type CivilDate, isBefore, weekdayOf } from './civil-date.ts';
import { clockTime, halfDay, minuteOf } from './clock-time.ts';
import type { Place } from './hours-words.ts';
import type { LocalTime } from './local-time.ts';
import { holidays, holidaysInGeneral, monthsByName, type SpecialDay, yearlyDate } from './special-days.ts';

/** The days that a question is about. */
export type DaysAsked =
  | { readonly kind: 'unsaid' | 'now' | 'holidays' }
  | { readonly kind: 'dates'; readonly dates: readonly CivilDate[] }
  | { readonly kind: 'special'; readonly day: SpecialDay };

export interface TimeAsked {
  readonly minute: number;
  readonly relation: 'at' | 'after' | 'before';
}

export interface HoursAsked {
  readonly place: Place;
  readonly days: DaysAsked;
  readonly time: TimeAsked | undefined;
  readonly aspect: 'open' | 'opens' | 'closes';
}

const words = (written: string): ReadonlySet<string> => new Set(written.split(' '));

/** In full or shortened to what nobody takes for another word. */
const weekdays: readonly ReadonlySet<string>[] = [
  words('sunday sundays sun domingo domingos'),
  words('monday mondays mon lunes'),
  words('tuesday tuesdays tue tues martes'),
  words('wednesday wednesdays wed weds miercoles'),
  words('thursday thursdays thu thur thurs jueves'),
  words('friday fridays fri viernes'),
  words('saturday saturdays sat sabado sabados'),
];

/** Longer phrases go before the words that they hold. */
const relativeDays: readonly (readonly [string, number | 'now'])[] = [
  ['day after tomorrow', 2],
  ['pasado manana', 2],
  ['de la manana', 'now'],
  ['tomorrow', 1],
  ['tmrw', 1],
  ['tmr', 1],
  ['today', 0],
  ['tonight', 0],
  ['tonite', 0],
  ['this morning', 0],
  ['this afternoon', 0],
  ['this evening', 0],
  ['hoy', 0],
  ['esta tarde', 0],
  ['esta noche', 0],
  ['right now', 'now'],
  ['now', 'now'],
  ['rn', 'now'],
  ['currently', 'now'],
  ['at the moment', 'now'],
  ['ahora', 'now'],
  ['ahorita', 'now'],
  ['en este momento', 'now'],
];
const mornings = /\b(?:de|por|en) la manana\b/g;

const closingWords =
  /\b(?:clos(?:e|es|ed|ing)|cierran?|cerrar|how late|(?:un)?til(?:l)? (?:when|what time)|hasta (?:que hora|cuando))\b/;
const openingWords = /\b(?:open(?:s|ing)?|abren?|abrir|how early)\b/;
const timeAskedWords =
  /\b(?:what time|wat time|when|what hour|how (?:late|early)|(?:a|hasta) que hora|hora|cuando|closing time|opening time)\b/;
const gateWords =
  /\b(?:gates?|access|get in|get into|go in|come in|enter|entry|keypad|my (?:unit|stuff|things|storage|locker)|porton|acceso|entrar|mi (?:unidad|bodega))\b/;
const officeWords = /\b(?:office|front desk|staff|somebody|someone|anybody|anyone|oficina|alguien)\b/;

/** What a question on hours asks for. */
export function readHoursAsked(text: string, now: LocalTime): HoursAsked {
  const asked = normalizeText(text).replace(/\s+/g, ' ');
  return {
    place: gateWords.test(asked) && !officeWords.test(asked) ? 'gate' : 'office',
    days: readDays(asked, now),
    time: readTime(asked),
    aspect: readAspect(asked),
  };
}

function readAspect(asked: string): HoursAsked['aspect'] {
  if (!timeAskedWords.test(asked)) return 'open';
  if (closingWords.test(asked)) return openingWords.test(asked) ? 'open' : 'closes';
  return openingWords.test(asked) ? 'opens' : 'open';
}

function readDays(asked: string, now: LocalTime): DaysAsked {
  const day = specialIn(asked) ?? dateIn(asked);
  if (day) return { kind: 'special', day };
  if (phraseIn(asked, holidaysInGeneral)) return { kind: 'holidays' };
  const dates = weekdaysIn(asked).map((weekday) => next(weekday, now.date));
  if (dates.length > 0) return { kind: 'dates', dates: dates.sort((a, b) => (isBefore(a, b) ? -1 : 1)) };
  const withoutMornings = ` ${asked.replace(mornings, ' ')} `.replace(/[^a-z0-9 ]/g, ' ');
  const [, relative] = relativeDays.find(([phrase]) => withoutMornings.includes(` ${phrase} `)) ?? morningOf(asked);
  if (relative === undefined) return asksWhetherOpen(asked) ? { kind: 'now' } : { kind: 'unsaid' };
  return relative === 'now' ? { kind: 'now' } : { kind: 'dates', dates: [addDays(now.date, relative)] };
}

/** "mañana" alone is tomorrow, "por la mañana" is not. */
const morningOf = (asked: string): readonly [string, number] | readonly [] =>
  /\bmanana\b/.test(asked.replace(mornings, ' ')) ? ['manana', 1] : [];

/** "Are you open?" means this moment. */
const asksWhetherOpen = (asked: string): boolean =>
  /^\W*(?:(?:are|r) (?:you|u|yall|you guys)|(?:is|are) (?:it|the office|this place)|you|u|yall|estan?|esta la oficina|ya)\b[^\d]{0,30}\b(?:open|closed|abiertos?|abiertas?|cerrados?|cerradas?|abrieron)\W*(?:yet|still|there|please|pls)?\W*$/.test(
    asked,
  );

const phraseIn = (asked: string, written: string): boolean =>
  written.split(/[,|]/).some((phrase) => ` ${asked.replace(/[^a-z0-9 ]/g, ' ')} `.includes(` ${phrase.trim()} `));

/** The longest name counts: Christmas Eve is not Christmas. */
function specialIn(asked: string): SpecialDay | undefined {
  const padded = ` ${asked.replace(/[^a-z0-9 ]/g, ' ').replace(/\s+/g, ' ')} `;
  const found = holidays.flatMap((day) =>
    day.written
      .split(',')
      .map((phrase) => phrase.trim())
      .filter((phrase) => padded.includes(` ${phrase} `))
      .map((phrase) => ({ day, length: phrase.length })),
  );
  return found.sort((a, b) => b.length - a.length)[0]?.day;
}

const monthPattern = [...monthsByName.keys()].join('|');
const datePattern = new RegExp(
  `\\b(?:(${monthPattern})\\.? (\\d{1,2})|(\\d{1,2}) (?:of |de )?(${monthPattern}))(?:st|nd|rd|th)?\\b`,
);

/** "dec 24", "24 de diciembre", "12/24" */
function dateIn(asked: string): SpecialDay | undefined {
  const [, monthBefore, dayAfter, dayBefore, monthAfter] = datePattern.exec(asked) ?? [];
  const [, monthNumber, dayNumber] = /\b(1[0-2]|0?[1-9])\/(3[01]|[12]\d|0?[1-9])\b/.exec(asked) ?? [];
  const month = monthsByName.get(monthBefore ?? monthAfter ?? '') ?? Number(monthNumber);
  const dayOfMonth = Number(dayAfter ?? dayBefore ?? dayNumber);
  return month >= 1 && dayOfMonth >= 1 && dayOfMonth <= 31 ? yearlyDate(month, dayOfMonth) : undefined;
}

function weekdaysIn(asked: string): number[] {
  const said = asked.match(/[a-z]+/g) ?? [];
  const named = weekdays.flatMap((names, weekday) => (said.some((word) => names.has(word)) ? [weekday] : []));
  if (named.length > 0) return named;
  if (phraseIn(asked, 'weekend, weekends, fin de semana, fines de semana')) return [6, 0];
  return phraseIn(asked, 'weekdays, weekday, during the week, entre semana') ? [1, 2, 3, 4, 5] : [];
}

/** The first such day from today on. */
const next = (weekday: number, today: CivilDate): CivilDate => addDays(today, (weekday - weekdayOf(today) + 7) % 7);

const timePattern =
  /\b(?:(at|around|by|after|past|later than|before|until|till|til|a las|a la|despues de las?|antes de las?|hasta las?) )?(?:(\d{1,2})(?:[:.](\d\d))? ?(am|pm|a\.m\.?|p\.m\.?|a|p|oclock|de la (?:manana|tarde|noche))?|(noon|midnight|mediodia|medianoche))(?![\w/'])/g;

const relations: readonly (readonly [RegExp, TimeAsked['relation']])[] = [
  [/^(?:after|past|later|until|till?|despues|hasta)/, 'after'],
  [/^(?:before|antes)/, 'before'],
];

/** A time of the day that is asked about; without am or pm only where one of them makes sense. */
function readTime(asked: string): TimeAsked | undefined {
  for (const [, before = '', hour, minute = '0', half = '', name] of asked.matchAll(timePattern)) {
    const relation = relations.find(([pattern]) => pattern.test(before))?.[1] ?? 'at';
    if (name) return { relation, minute: /^(?:noon|mediodia)/.test(name) ? halfDay : 2 * halfDay - 1 };
    if (before === '' && half === '') continue;
    const said = minuteSaid(hour ?? '', minute, half, relation);
    // "Until six" and "by six" mean the last minute before it.
    if (said !== undefined) return { relation: /^(?:until|til|hasta)/.test(before) ? 'at' : relation, minute: said };
  }
  return undefined;
}

function minuteSaid(hour: string, minute: string, half: string, relation: TimeAsked['relation']): number | undefined {
  const meridiem = meridiemOf(half) ?? likelyHalf(Number(hour), relation);
  const time = meridiem && clockTime(hour, minute, meridiem);
  return time && minuteOf(time);
}

function meridiemOf(half: string): 'am' | 'pm' | undefined {
  if (/^a|manana/.test(half)) return 'am';
  return /^p|tarde|noche/.test(half) ? 'pm' : undefined;
}

/** Who asks for "after 6" means the evening, for "before 8" the morning; "at 7" may be either. */
function likelyHalf(hour: number, relation: TimeAsked['relation']): 'am' | 'pm' | undefined {
  if (hour > 12) return 'pm';
  if (relation === 'after') return 'pm';
  if (relation === 'before') return hour >= 5 && hour <= 11 ? 'am' : 'pm';
  if (hour >= 9 && hour <= 11) return 'am';
  return hour === 12 || hour <= 6 ? 'pm' : undefined;
}
