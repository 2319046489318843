import { addDays, type CivilDate, isSameDate, weekdayOf } from '@chat-module/opening-hours/civil-date';
import type { TimeSpan } from '@chat-module/opening-hours/clock-time';
import type { LocalTime } from '@chat-module/opening-hours/local-time';
import { hoursOn, isOpenAround, nextOpening, stateAt, unwrittenHoliday } from '@chat-module/opening-hours/query-hours';
import { isSameDay, type SpecialDay } from '@chat-module/opening-hours/special-days';
import { closed, type DayHours, type PlaceHours, type WrittenHours } from '@chat-module/opening-hours/written-hours';
import type { Language } from '../text/detect-language.ts';
import type { HoursQuestion, TimeAsked } from '../understand/entities/hours-question.ts';
import type { Texts } from './texts/english.ts';

export interface HoursAnswer {
  /** Empty if the hours as written are the whole answer. */
  readonly answer: string;
  /** False if the hours as written do not answer the question. */
  readonly isCertain: boolean;
}

interface Question {
  readonly texts: Texts['hours'];
  readonly languageOfHolidays: Language;
  readonly hours: PlaceHours;
  readonly asked: HoursQuestion;
  readonly now: LocalTime;
  readonly callUs: string;
}

const asWritten: HoursAnswer = { answer: '', isCertain: true };
const notWritten: HoursAnswer = { answer: '', isCertain: false };

/** Answers a question about hours for the days and times that it names. */
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
    asked,
    now,
    callUs,
  };
  const { days, time, aspect } = asked;
  if (days.kind === 'special') return answerSpecial(question, days.day);
  if (days.kind === 'holidays') return answerHolidays(question);
  if (aspect === 'lunch') return answerLunch(question, days.kind === 'dates' ? days.dates : datesOfWeek(now.date));
  if (days.kind === 'dates') return answerDates(question, days.dates);
  if (days.kind === 'now' && !time && aspect === 'open') return answerNow(question);
  return time || aspect !== 'open' ? answerDates(question, [now.date]) : asWritten;
}

function answerNow({ texts, hours, asked: { place }, now, ...question }: Question): HoursAnswer {
  const state = stateAt(hours, now);
  if (state.kind === 'unknown') return notWritten;
  const holiday = unwrittenHoliday(hours, now.date);
  const caution = holiday ? [texts.mayDiffer(holiday[question.languageOfHolidays], question.callUs)] : [];
  if (state.kind === 'open') {
    const isAlways = hours.week.every((day) =>
      day?.spans.some(({ fromMinute, toMinute }) => toMinute - fromMinute >= 1440),
    );
    const open = isAlways ? texts.openAroundTheClock(place) : texts.openNow(place, texts.clock(state.untilMinute));
    return { answer: [open, ...caution].join(' '), isCertain: true };
  }
  const opening = nextOpening(hours, now);
  return {
    answer: [texts.closedNow(place), opening && opensAgain(texts, opening), ...caution].filter(Boolean).join(' '),
    isCertain: true,
  };
}

const datesOfWeek = (today: CivilDate): CivilDate[] =>
  Array.from({ length: 7 }, (_, day) => addDays(today, day - weekdayOf(today)));

/** The gaps between the spans of a day. */
const breaksOf = ({ spans }: DayHours): TimeSpan[] =>
  spans.slice(1).map(({ fromMinute }, at) => ({ fromMinute: spans[at]?.toMinute ?? fromMinute, toMinute: fromMinute }));

/** States whether the place closes during these days, without "yes" or "no": visitors ask "are you open" and "do you close". */
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
  if (datesByBreak.size === 0) return { answer: texts.noBreak(place), isCertain: true };
  const sentences = [...datesByBreak].map(([span, ofBreak]) =>
    texts.isClosedFor(texts.onDays(ofBreak.map((date) => texts.weekday(weekdayOf(date)))), place, span),
  );
  return { answer: sentences.join(' '), isCertain: true };
}

function opensAgain(
  texts: Texts['hours'],
  { date, daysAhead, minute }: NonNullable<ReturnType<typeof nextOpening>>,
): string {
  const time = texts.clock(minute);
  if (daysAhead === 0) return texts.opensToday(time);
  return daysAhead === 1 ? texts.opensTomorrow(time) : texts.opensOn(texts.weekday(weekdayOf(date)), time);
}

function answerSpecial(question: Question, day: SpecialDay): HoursAnswer {
  const { texts, hours, callUs, now } = question;
  const name = day[question.languageOfHolidays];
  const special = hours.specials.find((it) => isSameDay(it.day, day, now.date.year));
  if (!special) return { answer: texts.holidayNotWritten(name, callUs), isCertain: false };
  return { answer: sentenceOn(question, texts.onHoliday(name), special.hours), isCertain: true };
}

function answerHolidays({ texts, hours, callUs, ...question }: Question): HoursAnswer {
  if (hours.specials.length === 0) return { answer: texts.holidaysNotWritten(callUs), isCertain: false };
  const sentences = hours.specials.map(({ day, hours: written }) =>
    sentenceOn({ texts, hours, callUs, ...question }, texts.onHoliday(day[question.languageOfHolidays]), written),
  );
  return { answer: sentences.join('\n'), isCertain: true };
}

/** One sentence for each run of days with the same hours. */
function answerDates(question: Question, dates: readonly CivilDate[]): HoursAnswer {
  const known = dates.map((date) => ({ date, day: hoursOn(question.hours, date) }));
  if (known.some(({ day }) => day === undefined)) return notWritten;
  const groups: { dates: CivilDate[]; day: DayHours }[] = [];
  for (const { date, day } of known) {
    if (!day) continue;
    const last = groups.at(-1);
    if (last && JSON.stringify(last.day) === JSON.stringify(day)) last.dates.push(date);
    else groups.push({ dates: [date], day });
  }
  const sentences = groups.map((group) => sentenceOn(question, whenOf(question, group.dates), group.day));
  return { answer: [...sentences, ...cautions(question, dates)].join(' '), isCertain: true };
}

function whenOf({ texts, now }: Question, dates: readonly CivilDate[]): string {
  const [only] = dates;
  if (only && dates.length === 1 && isSameDate(only, now.date)) return texts.today;
  return texts.onDays(dates.map((date) => texts.weekday(weekdayOf(date))));
}

const cautions = ({ hours, texts, languageOfHolidays, callUs }: Question, dates: readonly CivilDate[]): string[] =>
  dates.flatMap((date) => {
    const holiday = unwrittenHoliday(hours, date);
    return holiday ? [texts.mayDiffer(holiday[languageOfHolidays], callUs)] : [];
  });

function sentenceOn(question: Question, when: string, day: DayHours): string {
  const { texts, asked } = question;
  if (day.byAppointment) return texts.byAppointment(when, asked.place);
  const [first] = day.spans;
  const last = day.spans.at(-1);
  if (!first || !last) return texts.isClosed(when, asked.place);
  if (asked.time) return `${answerToTime(question, day, asked.time)} ${openSentence(question, when, day)}`;
  const isAlways = last.toMinute - first.fromMinute >= 1440;
  if (asked.aspect === 'closes' && !isAlways) return texts.closesAt(when, asked.place, texts.clock(last.toMinute));
  if (asked.aspect === 'opens' && !isAlways) return texts.opensAt(when, asked.place, texts.clock(first.fromMinute));
  return openSentence(question, when, day);
}

const openSentence = ({ texts, asked }: Question, when: string, day: DayHours): string =>
  texts.isOpen(when, asked.place, texts.spans(day.spans));

const answerToTime = ({ texts }: Question, day: DayHours, { relation, minute }: TimeAsked): string =>
  isOpenAround(day, relation, minute) ? texts.yes : texts.no;
