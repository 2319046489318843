import { addDays, type CivilDate, isBefore } from '@chat-module/opening-hours/civil-date';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { phrasesOf, weekdays } from '@chat-module/opening-hours/weekdays';
import { detectLanguage } from '../../text/detect-language.ts';
import { writeNumbersAsDigits } from '../../text/number-words.ts';
import {
  type DatePattern,
  dateOf,
  daysOfMonth,
  findDate,
  lastOfMonth,
  monthDays,
  monthNamed,
  monthNames,
  nextDayOfMonth,
  nextWeekday,
  nextYearly,
  timeAhead,
  weekdayNextWeek,
} from '../entities/spoken-date.ts';

const daysOfWeek = new Map(
  weekdays.flatMap(({ names }, day) => phrasesOf(names).map((name): [string, number] => [name, day])),
);
/** "Into the sun" names no day. */
const dayName = [...daysOfWeek.keys()].map((name) => (name === 'sun' ? '(?<!\\bthe )sun' : name)).join('|');
const weekdayNamed = (name = ''): number => daysOfWeek.get(name) ?? 0;
const saturday = 6;
/** A visitor who wants to move in today says "today". */
const afterToday = { todayCounts: false };

/** The ways to name the day of a move, most exact first. */
const patterns: readonly DatePattern[] = [
  ...monthDays,
  [/\bday after tomorrow\b|\bpasado manana\b/, (_, today) => addDays(today, 2)],
  [/\b(?:tomorrow|tmrw)\b|(?<!\b(?:la|en|de|por) )\bmanana\b(?! por| temprano)/, (_, today) => addDays(today, 1)],
  [
    /\b(?:move in|moving in|start|starting|need (?:it|one)|rent (?:it|one)|desde|mudarme|para) (?:today|hoy)\b/,
    (_, today) => today,
  ],
  ...timeAhead,
  [
    /\bend of (?:the |this |(next ))?month\b|\bfin(?:es)? de(?:l| este)? mes\b/,
    ([, next], today) => lastOfMonth(today.year, today.month + (next ? 1 : 0)),
  ],
  [new RegExp(`\\bnext (${dayName})\\b`), ([, name], today) => weekdayNextWeek(weekdayNamed(name), today)],
  [new RegExp(`\\b(${dayName})\\b`), ([, name], today) => nextWeekday(weekdayNamed(name), today, afterToday)],
  [/\b(?:weekend|fin de semana)\b/, (_, today) => nextWeekday(saturday, today, afterToday)],
  [/\b(?:next week|(?:proxima semana|semana que viene))\b/, (_, today) => weekdayNextWeek(1, today)],
  [
    /\b(?:(\d{1,2})(?:st|nd|rd|th)? (?:of |del? ))?(?:next month|(?:proximo mes|mes que viene))\b/,
    ([, day = 1], today) => dateOf(today.year, today.month + 1, Number(day)),
  ],
  ...daysOfMonth,
  [
    /\b(?:the first|el (?:dia )?primero)\b(?! (?:one|floor|month|unit|time|option|size|thing|year|two|few|place|de los|piso))/,
    (_, today) => nextDayOfMonth(1, today),
  ],
  [
    new RegExp(`\\b(?:in|starting|beginning|early|en|a partir de) (?:early )?(${monthNames})\\b`),
    ([, month], today) => nextYearly(monthNamed(month), 1, today),
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
  return findDate(said, patterns, today, (before, date) => !otherDayCue.test(before) && !isBefore(date, today));
}

/** Written as 2026-12-03. */
export const writeIsoDate = ({ year, month, dayOfMonth }: CivilDate): string =>
  [String(year), String(month).padStart(2, '0'), String(dayOfMonth).padStart(2, '0')].join('-');

export function readIsoDate(written: string): CivilDate | undefined {
  const [year = 0, month = 0, day = 0] = written.split('-').map(Number);
  return dateOf(year, month, day);
}
