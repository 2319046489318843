import { addDays, type CivilDate, isSameDate, weekdayOf } from '@chat-module/opening-hours/civil-date';
import { type TimeSpan, wholeDay } from '@chat-module/opening-hours/clock-time';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import {
  hoursOn,
  isAlwaysOpen,
  isOpenAround,
  isWritten,
  nextOpening,
  stateAt,
  unwrittenHoliday,
  usualHoursOn,
} from '@chat-module/opening-hours/query-hours';
import { isSameDay, majorHolidays } from '@chat-module/opening-hours/special-days';
import {
  closed,
  type DayHours,
  isClosing,
  type PlaceHours,
  type WrittenHours,
} from '@chat-module/opening-hours/written-hours';
import { capitalize } from '../text/capitalize.ts';
import type { Language } from '../text/detect-language.ts';
import { type DaysAsked, nextDateOf } from '../understand/entities/days-asked.ts';
import type { HoursQuestion } from '../understand/entities/hours-question.ts';
import type { TimeAsked } from '../understand/entities/time-of-day.ts';
import { opensAgain } from './opens-again.ts';
import type { Texts } from './texts/english.ts';

export interface HoursAnswer {
  /** Empty if the hours as written are the whole answer. */
  readonly answer: string;
  /** False if the hours as written do not answer the question. */
  readonly isCertain: boolean;
}

type Period = Extract<DaysAsked, { kind: 'period' }>['period'];

interface Question {
  readonly texts: Texts['hours'];
  readonly languageOfHolidays: Language;
  readonly hours: PlaceHours;
  /** For a question about the office: the gate may be open when it is closed. */
  readonly gate: PlaceHours | undefined;
  readonly asked: HoursQuestion;
  readonly now: LocalTime;
  readonly callUs: string;
}

const asWritten: HoursAnswer = { answer: '', isCertain: true };
const notWritten: HoursAnswer = { answer: '', isCertain: false };

/** Answers a question about hours for the days and times in it. */
export function answerHours(
  texts: Texts,
  written: WrittenHours,
  asked: HoursQuestion,
  now: LocalTime,
  callUs: string,
): HoursAnswer {
  const question: Question = {
    texts: texts.hours,
    languageOfHolidays: texts.language,
    hours: written[asked.place],
    gate: asked.place === 'office' && isWritten(written.gate) ? written.gate : undefined,
    asked,
    now,
    callUs,
  };
  const { days, time, aspect } = asked;
  if (days.kind === 'special') return answerSpecial(question, days);
  if (days.kind === 'holidays') return answerHolidays(question);
  if (days.kind === 'next') return answerNext(question, days.from ? { date: days.from, minute: 0 } : now);
  if (days.kind === 'period') return answerPeriod(question, days.period);
  if (aspect === 'lunch') return answerLunch(question, days.kind === 'dates' ? days.dates : datesOfWeek(now.date));
  if (days.kind === 'dates') return answerDates(question, days.dates);
  if (days.kind === 'now' && !time && aspect === 'open') return answerNow(question);
  if (time || aspect !== 'open') return answerDates(question, [now.date]);
  return asked.place === 'gate' ? answerUsualWeek(question) : asWritten;
}

/** Gate hours that differ on more days are read faster as written. */
const mostSentences = 2;

/** The usual hours of the gate, which the hours as written give among those of the office. */
function answerUsualWeek(question: Question): HoursAnswer {
  const { texts, hours, now } = question;
  const groups = groupByHours(datesOfWeek(now.date), (date) => usualHoursOn(hours, date));
  if (!groups || groups.length > mostSentences) return asWritten;
  const sentences = groups.map(({ dates, day }) => sentenceOn(question, writeDays(texts, dates), day));
  return { answer: sentences.join(' '), isCertain: true };
}

function answerNow(question: Question): HoursAnswer {
  const { texts, hours, asked, now } = question;
  const { place } = asked;
  const state = stateAt(hours, now);
  if (state.kind === 'unknown') return notWritten;
  const holiday = unwrittenHoliday(hours, now.date);
  const caution = holiday ? [texts.mayDiffer(holiday[question.languageOfHolidays], question.callUs)] : [];
  if (state.kind === 'open') {
    const open = isAlwaysOpen(hours)
      ? texts.openAroundTheClock(place)
      : texts.openNow(place, texts.clock(state.untilMinute));
    return { answer: [open, ...caution].join(' '), isCertain: true };
  }
  const opening = nextOpening(hours, now);
  return {
    answer: [texts.closedNow(place), opening && opensAgain(texts, opening), ...caution, ...gateAt(question, now)]
      .filter(Boolean)
      .join(' '),
    isCertain: true,
  };
}

/** When the place opens for the first time from a time on. */
function answerNext(question: Question, from: LocalTime): HoursAnswer {
  const { texts, hours, now } = question;
  const opening = nextOpening(hours, from);
  if (!opening) return notWritten;
  const isAhead = !isSameDate(from.date, now.date);
  const sentence = isAhead
    ? texts.opensOn(texts.weekday(weekdayOf(opening.date)), texts.clock(opening.minute))
    : opensAgain(texts, opening);
  return { answer: [sentence, ...cautions(question, [opening.date])].join(' '), isCertain: true };
}

const datesOfWeek = (today: CivilDate): CivilDate[] =>
  Array.from({ length: 7 }, (_, day) => addDays(today, day - weekdayOf(today)));

/** The gaps between the spans of a day. */
const breaksOf = ({ spans }: DayHours): TimeSpan[] =>
  spans.slice(1).map(({ fromMinute }, at) => ({ fromMinute: spans[at]?.toMinute ?? fromMinute, toMinute: fromMinute }));

/** Says whether the place closes during these days, without "yes" or "no", because visitors ask both "are you open" and "do you close". */
function answerLunch(question: Question, dates: readonly CivilDate[]): HoursAnswer {
  const { texts, hours } = question;
  const { place } = question.asked;
  const days = dates.map((date) => ({ date, day: hoursOn(hours, date) ?? closed }));
  if (days.every(({ day }) => day.spans.length === 0)) return answerDates(question, dates);
  const datesByBreak = new Map<string, CivilDate[]>();
  for (const { date, day } of days) {
    const [first] = breaksOf(day);
    if (!first) continue;
    const span = texts.spans([first]);
    datesByBreak.set(span, [...(datesByBreak.get(span) ?? []), date]);
  }
  if (datesByBreak.size === 0) {
    const when = question.asked.days.kind === 'dates' ? writeDays(texts, dates) : undefined;
    return { answer: texts.noBreak(place, when), isCertain: true };
  }
  const sentences = [...datesByBreak].map(([span, ofBreak]) =>
    texts.isClosedFor(writeDays(texts, ofBreak), place, span),
  );
  return { answer: sentences.join(' '), isCertain: true };
}

/** A date without hours of its own has those of its weekday, unless it is a major holiday. */
function answerSpecial(question: Question, { day, isHoliday }: Extract<DaysAsked, { kind: 'special' }>): HoursAnswer {
  const { texts, hours, now, languageOfHolidays } = question;
  const name = day[languageOfHolidays];
  const date = nextDateOf(day, now.date);
  const special = hours.specials.find((it) => isSameDay(it.day, day, now.date.year));
  const isUnknown = !special && (isHoliday || unwrittenHoliday(hours, date));
  const dayHours = isUnknown ? undefined : hoursOn(hours, date);
  if (special && !dayHours) return asWritten;
  if (!dayHours) return { answer: withoutHoliday(question, date, name), isCertain: false };
  const when = isHoliday ? texts.onHoliday(name) : texts.onDate(texts.weekday(weekdayOf(date)), name);
  return { answer: sentenceOn(question, when, dayHours, date), isCertain: true };
}

/** Few gates close on a holiday, so their usual hours say more than that those of the holiday are unknown. */
function withoutHoliday(question: Question, date: CivilDate, name: string): string {
  const { texts, hours, asked, callUs } = question;
  const usual = asked.place === 'gate' ? hoursOn(hours, date) : undefined;
  if (!usual || usual.spans.length === 0) return texts.holidayNotWritten(name, callUs);
  return `${hoursSentence(question, writeDays(texts, [date]), usual)} ${texts.mayDiffer(name, callUs)}`;
}

function answerHolidays(question: Question): HoursAnswer {
  const { texts, hours, callUs, now } = question;
  if (hours.specials.length === 0) return { answer: texts.holidaysNotWritten(callUs), isCertain: false };
  const known = hours.specials.flatMap(({ day, hours: ofDay }) =>
    ofDay && !isClosing(ofDay) ? [{ day, hours: ofDay }] : [],
  );
  const [first] = known;
  if (known.length < hours.specials.length) return asWritten;
  const areAlike = new Set(hours.specials.map((special) => JSON.stringify(special.hours))).size === 1;
  if (
    first &&
    areAlike &&
    majorHolidays.every((day) => hours.specials.some((it) => isSameDay(it.day, day, now.date.year)))
  )
    return { answer: sentenceOn(question, texts.onHolidays, first.hours), isCertain: true };
  const sentences = known.map(({ day, hours: written }) =>
    sentenceOn(question, texts.onHoliday(day[question.languageOfHolidays]), written),
  );
  return { answer: sentences.join('\n'), isCertain: true };
}

/** One sentence per run of days with the same hours. */
function answerDates(question: Question, dates: readonly CivilDate[]): HoursAnswer {
  const groups = groupByHours(dates, (date) => hoursOn(question.hours, date));
  if (!groups) return notWritten;
  const [only] = dates;
  const sentences = groups.map(({ day, dates: ofDay }) =>
    sentenceOn(question, whenOf(question, ofDay), day, dates.length === 1 ? only : undefined),
  );
  return { answer: [...sentences, ...cautions(question, dates)].join(' '), isCertain: true };
}

/** For a month, working days come first; if a time is asked, they come alone, because few people mean the weekend. */
function answerPeriod(question: Question, period: Period): HoursAnswer {
  const { texts, hours, asked } = question;
  const groups = groupByHours(period.week, (date) => usualHoursOn(hours, date));
  if (!groups) return notWritten;
  const name = period[question.languageOfHolidays];
  const whenIn = (dates: readonly CivilDate[]): string => {
    const inPeriod = texts.inPeriod(name);
    return dates.length === 7 ? capitalize(inPeriod) : `${writeDays(texts, dates)} ${inPeriod}`;
  };
  const told = asked.time ? groups.slice(0, 1) : groups;
  return {
    answer: told.map(({ dates, day }) => sentenceOn(question, whenIn(dates), day)).join(' '),
    isCertain: true,
  };
}

interface DayGroup {
  readonly dates: CivilDate[];
  readonly day: DayHours;
}

/** Runs of dates with the same hours; `undefined` if those of any date are unknown. */
function groupByHours(
  dates: readonly CivilDate[],
  hoursOf: (date: CivilDate) => DayHours | undefined,
): DayGroup[] | undefined {
  const groups: DayGroup[] = [];
  for (const date of dates) {
    const day = hoursOf(date);
    if (!day) return undefined;
    const last = groups.at(-1);
    if (last && JSON.stringify(last.day) === JSON.stringify(day)) last.dates.push(date);
    else groups.push({ dates: [date], day });
  }
  return groups;
}

function whenOf(question: Question, dates: readonly CivilDate[]): string {
  const { texts, now, asked } = question;
  const [only] = dates;
  const isNamed = asked.days.kind === 'dates' && asked.days.isNamed;
  if (only && dates.length === 1 && !isNamed && isSameDate(only, now.date)) return texts.today;
  return writeDays(texts, dates);
}

function writeDays(texts: Texts['hours'], dates: readonly CivilDate[]): string {
  const days = dates.map(weekdayOf);
  if (days.length === 7) return texts.everyDay;
  return isWorkingDays(dates) ? texts.onWeekdays : texts.onDays(days.map(texts.weekday));
}

const isWorkingDays = (dates: readonly CivilDate[]): boolean =>
  dates.length === 5 && dates.every((date) => ![0, 6].includes(weekdayOf(date)));

const cautions = ({ hours, texts, languageOfHolidays, callUs }: Question, dates: readonly CivilDate[]): string[] =>
  dates.flatMap((date) => {
    const holiday = unwrittenHoliday(hours, date);
    return holiday ? [texts.mayDiffer(holiday[languageOfHolidays], callUs)] : [];
  });

/** @param date the date of a visit on a single day: adds when the place opens again, and whether the gate is open */
function sentenceOn(question: Question, when: string, day: DayHours, date?: CivilDate): string {
  const { texts, asked } = question;
  if (day.byAppointment) return texts.byAppointment(when, asked.place);
  const isOpen = isOpenAt(day, asked.time);
  const reason = asked.time ? reasonFor(question, when, day, asked.time) : hoursSentence(question, when, day);
  const yesOrNo = writeYesOrNo(question, isOpen);
  const others = isOpen || !date ? [] : elsewhere(question, day, date);
  return [...yesOrNo, reason, ...others].join(' ');
}

function writeYesOrNo({ texts, asked: { yesMeans } }: Question, isOpen: boolean): string[] {
  if (yesMeans === 'open') return [isOpen ? texts.yes : texts.no];
  return yesMeans === 'closed' && !isOpen ? [texts.right] : [];
}

const isOpenAt = (day: DayHours, time: TimeAsked | undefined): boolean =>
  time ? isOpenAround(day, time.relation, time.minute) : day.spans.length > 0;

/** When the place opens again, and whether the gate is open while the office is closed. */
function elsewhere(question: Question, day: DayHours, date: CivilDate): string[] {
  const { texts, hours, asked, now } = question;
  const minute = asked.time?.minute;
  const isOver = day.spans.every(({ toMinute }) => toMinute <= (minute ?? 0));
  const isVisit = asked.yesMeans !== undefined || (asked.time !== undefined && asked.aspect === 'open');
  const opening = isOver && isVisit ? nextOpening(hours, { date: addDays(date, 1), minute: 0 }) : undefined;
  const again =
    opening && !isSameDate(date, now.date)
      ? [texts.opensOn(texts.weekday(weekdayOf(opening.date)), texts.clock(opening.minute))]
      : opening
        ? [opensAgain(texts, { ...opening, daysAhead: opening.daysAhead + 1 })]
        : [];
  return [...again, ...(minute === undefined ? gateOn(question, date) : gateAt(question, { date, minute }))];
}

/** Whether the gate is open at a time when the office is closed. */
function gateAt({ texts, gate }: Question, time: LocalTime): string[] {
  const state = gate && stateAt(gate, time);
  if (!gate || state?.kind !== 'open' || unwrittenHoliday(gate, time.date)) return [];
  return [isAlwaysOpen(gate) ? texts.isAlwaysOpen('gate') : texts.staysOpen('gate', texts.clock(state.untilMinute))];
}

function gateOn({ texts, gate }: Question, date: CivilDate): string[] {
  const spans = gate && !unwrittenHoliday(gate, date) ? (hoursOn(gate, date)?.spans ?? []) : [];
  return spans.length > 0 ? [capitalize(texts.isOpen('', 'gate', texts.spans(spans)).trim())] : [];
}

function hoursSentence(question: Question, when: string, day: DayHours): string {
  const { texts, asked } = question;
  const [first] = day.spans;
  const last = day.spans.at(-1);
  if (!first || !last) return texts.isClosed(when, asked.place);
  const isAlways = last.toMinute - first.fromMinute >= wholeDay;
  if (asked.aspect === 'closes' && !isAlways) return texts.closesAt(when, asked.place, texts.clock(last.toMinute));
  if (asked.aspect === 'opens' && !isAlways) return texts.opensAt(when, asked.place, texts.clock(first.fromMinute));
  return texts.isOpen(when, asked.place, texts.spans(day.spans));
}

/** The hours that decide whether the place is open at a time: the span around it, the break, or the opening or closing time. */
function reasonFor(question: Question, when: string, day: DayHours, { relation, minute }: TimeAsked): string {
  const { texts, asked } = question;
  const { place } = asked;
  const [first] = day.spans;
  const last = day.spans.at(-1);
  const current = day.spans.find(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
  if (!first || !last || asked.aspect !== 'open') return hoursSentence(question, when, day);
  if (relation === 'at' && current) return texts.isOpen(when, place, texts.spans([current]));
  const pause = breaksOf(day).find(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
  if (relation === 'at' && pause) {
    const isLunch = pause.fromMinute >= earliestLunch && pause.toMinute <= latestLunch;
    return (isLunch ? texts.isClosedForLunch : texts.isClosedFor)(when, place, texts.spans([pause]));
  }
  if (last.toMinute - first.fromMinute >= wholeDay) return hoursSentence(question, when, day);
  if (relation === 'before' || minute < first.fromMinute)
    return texts.opensAt(when, place, texts.clock(first.fromMinute));
  return texts.closesAt(when, place, texts.clock(last.toMinute));
}

const earliestLunch = 11 * 60;
const latestLunch = 15 * 60;
