import { addDays, type CivilDate, isBefore, weekdayOf } from '@chat-module/opening-hours/civil-date';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { monthsByName } from '@chat-module/opening-hours/special-days';
import { phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';
import { detectLanguage } from '../../text/detect-language.ts';
import { writeNumbersAsDigits } from '../../text/number-words.ts';

type ReadDate = (match: RegExpExecArray, today: CivilDate) => CivilDate | undefined;

const daysOfWeek = new Map(
  weekdays.flatMap(({ names }, day) => phrasesOf(names).map((name): [string, number] => [name, day])),
);
const dayName = [...daysOfWeek.keys()].join('|');
const monthName = [...monthsByName.keys()].join('|');
const saturday = 6;

/** The ways to name a day, most exact first. */
const patterns: readonly (readonly [RegExp, ReadDate])[] = [
  [/\b(\d{4})-(\d\d)-(\d\d)\b/, ([, year, month, day]) => dateOf(Number(year), Number(month), Number(day))],
  [
    /(?<![\d$/.-])(1[0-2]|0?[1-9])[/-](3[01]|[12]\d|0?[1-9])(?:[/-](?:20)?(\d\d))?(?![\d/-])/,
    ([, month, day, year], today) =>
      year ? dateOf(2000 + Number(year), Number(month), Number(day)) : nextYearly(Number(month), Number(day), today),
  ],
  [
    new RegExp(`\\b(${monthName})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!:)`),
    ([, month = '', day], today) => nextYearly(monthsByName.get(month) ?? 0, Number(day), today),
  ],
  [
    new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of |de )?(${monthName})\\b`),
    ([, day, month = ''], today) => nextYearly(monthsByName.get(month) ?? 0, Number(day), today),
  ],
  [/\bday after tomorrow\b|\bpasado manana\b/, (_, today) => addDays(today, 2)],
  [/\b(?:tomorrow|tmrw)\b|(?<!\b(?:la|en|de|por) )\bmanana\b(?! por| temprano)/, (_, today) => addDays(today, 1)],
  [
    /\b(?:move in|moving in|start|starting|need (?:it|one)|rent (?:it|one)|desde|mudarme|para) (?:today|hoy)\b/,
    (_, today) => today,
  ],
  [
    /\b(?:in|within|en|dentro de) (?:about |like |unos |unas )?(\d{1,2}|an?|una?) (day|dia|week|semana|month|mes)/,
    ([, count, unit = ''], today) => later(today, Number(count) || 1, unit),
  ],
  [
    /\b(?:end of (?:the|this) month|end of month|(?:a )?fin(?:es)? de(?:l| este)? mes)\b/,
    (_, today) => lastOfMonth(today.year, today.month),
  ],
  [/\b(?:end of next month)\b/, (_, today) => lastOfMonth(today.year, today.month + 1)],
  [new RegExp(`\\bnext (${dayName})\\b`), ([, name = ''], today) => weekdayNextWeek(daysOfWeek.get(name) ?? 0, today)],
  [new RegExp(`\\b(${dayName})\\b`), ([, name = ''], today) => nextWeekday(daysOfWeek.get(name) ?? 0, today)],
  [/\b(?:weekend|fin de semana)\b/, (_, today) => nextWeekday(saturday, today)],
  [/\b(?:next week|(?:proxima semana|semana que viene))\b/, (_, today) => weekdayNextWeek(1, today)],
  [
    /\b(?:(?:the )?(?:first|1st) of next month|next month|(?:proximo mes|mes que viene))\b/,
    (_, today) => dateOf(today.year, today.month + 1, 1),
  ],
  [
    /\b(?:the|on the|by the|around the) (\d{1,2})(?:st|nd|rd|th)\b/,
    ([, day], today) => nextDayOfMonth(Number(day), today),
  ],
  [
    /\bel (?:dia )?(\d{1,2})(?!\d|\s?(?:x|por|%|pies|,\d|\.\d))\b/,
    ([, day], today) => nextDayOfMonth(Number(day), today),
  ],
  [
    /\b(?:the first|el (?:dia )?primero)\b(?! (?:one|floor|month|unit|time|option|size|thing|year|two|few|place|de los|piso))/,
    (_, today) => nextDayOfMonth(1, today),
  ],
  [
    new RegExp(`\\b(?:in|starting|beginning|early|en|a partir de) (?:early )?(${monthName})\\b`),
    ([, month = ''], today) => nextYearly(monthsByName.get(month) ?? 0, 1, today),
  ],
];

/** "Until Friday", "last Monday", "due on the 1st": a day, but not the one to move in. */
const otherDayCue =
  /\b(?:until|till?|through|last|past|since|every|each|due|hasta|pasado|desde el ultimo|cada|vence)\s+(?:on\s+|the\s+|el\s+|este\s+)?$/;

/**
 * The day on which the visitor wants to move in, if the message names one: "around the 3rd", "next monday", "dec 5".
 *
 * @param today the date at the facility
 */
export function findMoveInDate(text: string, today: CivilDate): CivilDate | undefined {
  const said = normalizeText(writeNumbersAsDigits(text, detectLanguage(text) ?? 'english')).replace(/\s+/g, ' ');
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(said);
    if (!match || otherDayCue.test(said.slice(0, match.index))) continue;
    const date = read(match, today);
    if (date && !isBefore(date, today)) return date;
  }
  return undefined;
}

/** Written as 2026-12-03. */
export const writeIsoDate = ({ year, month, dayOfMonth }: CivilDate): string =>
  [String(year), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-');

export function readIsoDate(written: string): CivilDate | undefined {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  return dateOf(year, month, day);
}

/** `undefined` if the month does not have that day. A month beyond December is in the next year. */
function dateOf(year: number, month: number, dayOfMonth: number): CivilDate | undefined {
  const date = { year: month > 12 ? year + 1 : year, month: month > 12 ? month - 12 : month, dayOfMonth };
  return date.month >= 1 && dayOfMonth >= 1 && dayOfMonth <= lastOfMonth(date.year, date.month).dayOfMonth
    ? date
    : undefined;
}

function lastOfMonth(year: number, month: number): CivilDate {
  const first = month >= 12 ? { year: year + 1, month: month - 11 } : { year, month: month + 1 };
  return addDays({ ...first, dayOfMonth: 1 }, -1);
}

function nextYearly(month: number, day: number, today: CivilDate): CivilDate | undefined {
  const date = dateOf(today.year, month, day);
  return date && isBefore(date, today) ? dateOf(today.year + 1, month, day) : date;
}

function nextDayOfMonth(day: number, today: CivilDate): CivilDate | undefined {
  return day >= today.dayOfMonth ? dateOf(today.year, today.month, day) : dateOf(today.year, today.month + 1, day);
}

/** The next date with this weekday, after today. */
const nextWeekday = (weekday: number, today: CivilDate): CivilDate =>
  addDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);

/** "Next Friday", said on a Monday, is not the Friday of this week. Weeks begin on Monday. */
function weekdayNextWeek(weekday: number, today: CivilDate): CivilDate {
  const sinceMonday = (weekdayOf(today) + 6) % 7;
  return addDays(today, 7 - sinceMonday + ((weekday + 6) % 7));
}

function later(today: CivilDate, count: number, unit: string): CivilDate | undefined {
  if (/^d/.test(unit)) return addDays(today, count);
  if (/^(?:w|s)/.test(unit)) return addDays(today, 7 * count);
  const month = today.month + count;
  return dateOf(today.year, month, Math.min(today.dayOfMonth, lastOfMonth(today.year, month).dayOfMonth));
}
