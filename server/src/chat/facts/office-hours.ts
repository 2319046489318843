import type { Location } from '@chat-module/contract/locations';
import type { ChatTurn } from '../chat-turn.ts';
import { type DayAsked, dayAsked } from '../hours/day-asked.ts';
import { dayNames, writeSpans, writeTime } from '../hours/describe-day.ts';
import { type LocalTime, localTime } from '../hours/local-time.ts';
import { parseOfficeHours, type WeekHours } from '../hours/parse-office-hours.ts';
import { coverageBy, type FactFinder } from './fact.ts';

const explains = ['hours', 'open', 'close', 'what_time', 'day', 'office', 'presence', 'holiday', 'clock_time'];

export const officeHours: FactFinder = (turn, facility) => {
  if (facility.officeHours === '' || !turn.read.topics.has('ask_hours')) return undefined;
  const response = [answerForDay(turn, facility), `Our hours:\n${facility.officeHours}`].filter(Boolean).join('\n\n');
  return { reply: { response, responseSource: 'website' }, coverage: coverageBy(turn, explains) };
};

/** Empty when no day was asked for, or the hours were written in a way that only people understand. */
function answerForDay({ read, now }: ChatTurn, { officeHours: written, timezone }: Location): string {
  const asked = dayAsked(read.words);
  const week = parseOfficeHours(written);
  // On a holiday the usual hours may not hold.
  if (asked === undefined || week === undefined || read.concepts.has('holiday')) return '';
  const local = localTime(now, timezone);
  return asked === 'now' ? answerForNow(week, local) : answerForWeekday(week, weekdayOf(asked, local));
}

const weekdayOf = (asked: Exclude<DayAsked, 'now'>, { day }: LocalTime): number =>
  'weekday' in asked ? asked.weekday : (day + asked.daysAhead) % 7;

function answerForWeekday(week: WeekHours, weekday: number): string {
  const spans = week[weekday];
  if (spans === undefined) return '';
  const name = dayNames[weekday];
  return spans.length === 0
    ? `On ${name} the office is closed.`
    : `On ${name} the office is open ${writeSpans(spans)}.`;
}

function answerForNow(week: WeekHours, { day, minute }: LocalTime): string {
  const spans = week[day];
  if (spans === undefined) return '';
  const current = spans.find(({ fromMinute, toMinute }) => fromMinute <= minute && minute < toMinute);
  if (current) return `Yes, the office is open right now, until ${writeTime(current.toMinute)}.`;
  const next = spans.find(({ fromMinute }) => fromMinute > minute);
  return next
    ? `The office is closed at the moment. It opens today at ${writeTime(next.fromMinute)}.`
    : 'The office is closed at the moment.';
}
