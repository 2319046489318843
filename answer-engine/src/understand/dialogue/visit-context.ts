import { addDays, type CivilDate, isBefore, weekdayOf } from '@chat-module/opening-hours/civil-date';
import type { Place } from '@chat-module/opening-hours/hours-vocabulary';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { holidays, isOn, monthName, monthsByName } from '@chat-module/opening-hours/special-days';
import { dayNamePattern, weekdays } from '@chat-module/opening-hours/weekdays';
import type { DialogueState, VisitSpokenOf } from '../../dialogue.ts';
import { correctText } from '../../text/correct-text.ts';
import { type DaysAsked, nextDateOf } from '../entities/days-asked.ts';
import { type HoursQuestion, parseHoursQuestion } from '../entities/hours-question.ts';
import { nextWeekday } from '../entities/spoken-date.ts';
import type { VisitFragment } from './visit-fragment.ts';

/** Whether a question names a day or a time. */
export const isTimed = ({ days, time }: HoursQuestion): boolean =>
  time !== undefined || (days.kind !== 'unsaid' && days.kind !== 'now');

/** The place whose hours the last question was about. */
export function lastPlace({ subject }: DialogueState): Place | undefined {
  if (subject?.recordIntents.includes('hours')) return 'office';
  return subject?.recordIntents.includes('gate_hours') ? 'gate' : undefined;
}

/** The question of a message, completed from earlier messages: the place, "that day", "same time". */
export function questionInContext(
  said: string,
  { groups, wordCount }: VisitFragment,
  dialogue: DialogueState,
  now: LocalTime,
): HoursQuestion {
  const { visit } = dialogue;
  const isFragment = wordCount <= longestFragment && !groups.has('come');
  const parsed = parseHoursQuestion(inMonthSpokenOf(said, isFragment, visit), spokenNow(visit, now));
  const neighbour = parsed.days.kind === 'unsaid' ? dayNextTo(said, visit) : weekdayNextTo(said, parsed, visit);
  const question = neighbour ? { ...parsed, days: dayOn(neighbour) } : parsed;
  const last = lastPlace(dialogue);
  const place = placeOf(question, groups, last, toBeIn.test(normalizeText(said)));
  const isOtherPlace = last !== undefined && place !== last && !groups.has('catch_person');
  const isThen = groups.has('at_that_time') && groups.has('staff');
  const isSameTime = groups.has('same_time') || ((isThen || isOtherPlace) && !isTimed(question));
  const mayBeYes = question.aspect === 'open' && (!statesNow(said) || groups.has('staff'));
  const minute = isSameTime && question.aspect === 'open' ? visit?.minute : undefined;
  const time = question.time ?? (minute === undefined ? undefined : { minute, relation: 'at' as const });
  const isLimit = question.aspect === 'opens' || question.aspect === 'closes';
  const isLunchAlone = question.aspect === 'lunch' && wordCount <= 3;
  const isSameDay =
    groups.has('that_day') || isOtherPlace || (last !== undefined && (time !== undefined || isLunchAlone || isLimit));
  // "Still somebody there at 5?" asks about the day spoken of.
  const isUnsaid =
    question.days.kind === 'unsaid' ||
    (question.days.kind === 'now' && question.time && !saysNow.test(normalizeText(said)));
  // "I'd get there at half past twelve" is said of today.
  const spoken = visit?.date ?? (visit?.minute === undefined ? undefined : now.date);
  const date = isUnsaid && isSameDay ? spoken : undefined;
  const isNamed = visit?.date !== undefined;
  const yesMeans = question.yesMeans ?? (minute !== undefined ? 'open' : undefined);
  return {
    ...question,
    place,
    days:
      date && !isBefore(date, now.date) ? { kind: 'dates', dates: [date], isNamed } : daysFrom(question, visit, now),
    time,
    yesMeans: mayBeYes ? yesMeans : undefined,
  };
}

/** "When do you open again?" after a day counts from that day. */
function daysFrom({ days }: HoursQuestion, visit: VisitSpokenOf | undefined, now: LocalTime): DaysAsked {
  const isAhead = visit?.date && isBefore(now.date, visit.date);
  return days.kind === 'next' && isAhead ? { ...days, from: visit.date } : days;
}

export const saysNow = /\b(?:now|rn|currently|at the moment|ahora|ahorita|en este momento)\b/;

const months = new RegExp(`\\b(?:${[...monthsByName.keys()].join('|')})\\b`);

/** Maximum length, in words, of a question about other days of the month in question. */
const longestFragment = 5;

/** "The fourth of July" */
const ordinal = /\b(?:first|second|third|\w+th)\b/;

const namedDay = new RegExp(`\\b(?:${dayNamePattern})s?\\b`);

/** "And on the 25th?" */
const dayOfMonthAlone = /\b(?:the|el) (\d{1,2})(?:st|nd|rd|th)?\W*$/;

const inThatMonth = /\b(?:that (?:time of (?:the )?year|month)|en (?:ese mes|esa epoca))\b/;

/** "In October, I mean" after a question about a Tuesday asks about a Tuesday in October, and so does "Tuesdays?" after one about October. */
function inMonthSpokenOf(said: string, isFragment: boolean, { date, month: last }: VisitSpokenOf = {}): string {
  const text = correctText(normalizeText(said));
  const monthBefore = last ?? date?.month;
  if (dayOfMonthAlone.test(text) && isFragment && monthBefore !== undefined)
    return text.replace(dayOfMonthAlone, `${monthName(monthBefore).english} $1`);
  if (/\d/.test(text)) return said;
  const month = months.exec(text)?.[0];
  const namesDay = namedDay.test(text) || ordinal.test(text);
  if (month) return date && !namesDay ? `${weekdays[weekdayOf(date)]?.english} in ${month}` : said;
  return (isFragment || inThatMonth.test(text)) && namesDay && last !== undefined
    ? `${said} in ${monthName(last).english}`
    : said;
}

/** The day that the visitor mentioned last, by its name if it is a holiday; `unsaid` if there is none or it is over. */
export function daySpokenOf({ visit }: DialogueState, now: LocalTime): DaysAsked {
  const date = visit?.date;
  if (!date || isBefore(date, now.date)) return { kind: 'unsaid' };
  return dayOn(date);
}

function dayOn(date: CivilDate): DaysAsked {
  const holiday = holidays.find((day) => isOn(day, date));
  return holiday ? { kind: 'special', day: holiday, isHoliday: true } : { kind: 'dates', dates: [date], isNamed: true };
}

const nextDay =
  /\bday after(?! (?:tomorrow|today)\b)|\bthe (?:(?:very )?next (?:day|morning|afternoon)|following (?:day|morning|afternoon))\b|\b(?:al|el) dia (?:siguiente|despues)\b/;
const dayBefore = /\bday before(?! yesterday\b)|\b(?:el|un) dia (?:antes|anterior)\b/;

/** "What about the day after?" */
function dayNextTo(said: string, { date }: VisitSpokenOf = {}): CivilDate | undefined {
  const text = normalizeText(said);
  if (!date) return undefined;
  if (dayBefore.test(text)) return addDays(date, -1);
  return nextDay.test(text) ? addDays(date, 1) : undefined;
}

const weekdayAfter = new RegExp(
  `\\bthe (?:following|next) (?:${dayNamePattern})\\b|\\bthe (?:${dayNamePattern}) (?:after|following)\\b`,
);

const weekdayBefore = new RegExp(
  `\\bthe (?:${dayNamePattern}) before\\b|\\bel (?:${dayNamePattern}) (?:antes|anterior)\\b`,
);

/** "And the Monday after?", "the Friday before" */
function weekdayNextTo(said: string, { days }: HoursQuestion, { date }: VisitSpokenOf = {}): CivilDate | undefined {
  const [named, ...others] = days.kind === 'dates' ? days.dates : [];
  if (!date || !named || others.length > 0) return undefined;
  const text = normalizeText(said);
  if (weekdayAfter.test(text)) return nextWeekday(weekdayOf(named), date, { todayCounts: false });
  return weekdayBefore.test(text)
    ? nextWeekday(weekdayOf(named), addDays(date, -8), { todayCounts: false })
    : undefined;
}

/** "Gotta be in by 4" is said of the visitor, unlike "will she be in at 4". */
const toBeIn = /\b(?:gotta|(?:have|need|got|want|like|hoping) to) be in\b/;

function placeOf(
  question: HoursQuestion,
  groups: VisitFragment['groups'],
  last: Place | undefined,
  isVisitorIn: boolean,
): Place {
  if (!isVisitorIn && (groups.has('catch_person') || groups.has('staff'))) return 'office';
  if (groups.has('other_place') && !question.isPlaceNamed) return last === 'office' ? 'gate' : 'office';
  return question.isPlaceNamed ? question.place : (last ?? 'office');
}

/** The current time as the visitor stated it, or else according to the clock. */
export const spokenNow = (visit: VisitSpokenOf | undefined, now: LocalTime): LocalTime =>
  visit?.isNow && visit.date ? { date: visit.date, minute: visit.minute ?? now.minute } : now;

const nowPattern = new RegExp(
  `\\b(?:its|it is|today is|hoy es|es|son)(?: (?:a|an|already|like|about|now|el|la|las))* (?:${dayNamePattern}|\\d|quarter|half|noon|midnight|mediodia)`,
);

/** "It's Wednesday, 7 pm" */
export const statesNow = (said: string): boolean => nowPattern.test(normalizeText(said));

function datesOf(days: DaysAsked, today: CivilDate): readonly CivilDate[] {
  if (days.kind === 'special') return [nextDateOf(days.day, today)];
  if (days.kind === 'period') return days.period.week;
  return days.kind === 'dates' ? days.dates : [];
}

/** The last day and time mentioned after a message: those in it, or else the earlier ones. */
export function spokenOf(
  asked: HoursQuestion | undefined,
  said: string,
  before: VisitSpokenOf | undefined,
  now: LocalTime,
): VisitSpokenOf | undefined {
  const { days, time } = asked ?? parseHoursQuestion(said, spokenNow(before, now));
  const dates = datesOf(days, now.date);
  const date = dates.length === 1 ? dates[0] : undefined;
  const month = days.kind === 'period' ? days.period.week[0]?.month : undefined;
  if (dates.length === 0 && !time && month === undefined) return before;
  return {
    // "On a weekday, then" names no single day, and no longer the one before.
    date: dates.length > 1 ? undefined : (date ?? before?.date),
    month,
    minute: time?.minute ?? before?.minute,
    isNow: statesNow(said) || undefined,
  };
}
