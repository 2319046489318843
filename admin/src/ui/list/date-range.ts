export interface DateRange {
  /** The first moment, ISO 8601. */
  readonly since?: string;
  /** The first moment after the range. */
  readonly before?: string;
}

/** Both days are part of the range; an empty one leaves that end open. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

const shape = /^(\d{4}-\d\d-\d\d)?\.\.(\d{4}-\d\d-\d\d)?$/;

/** The days of a value such as `2026-03-01..2026-03-31`, or undefined if it is another kind of value. */
export const daysOf = (value: string): Days | undefined => {
  const match = shape.exec(value);
  return match ? { from: match[1] ?? '', to: match[2] ?? '' } : undefined;
};

export const rangeOfDays = ({ from, to }: Days): string => `${from}..${to}`;

/** Midnight in the reader's time zone, some days later; undefined if the text isn't a day. */
const midnight = (day: string, daysLater = 0): string | undefined => {
  const [year, month, date] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || date === undefined) return;
  if (new Date(year, month - 1, date).getMonth() !== month - 1) return;
  return new Date(year, month - 1, date + daysLater).toISOString();
};

const startOfDay = (now: Date, daysAgo: number): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo).toISOString();

/** The numbers of days, today included, that a date filter offers. */
export const recentDays: readonly { value: string; label: string; days: number }[] = [
  { value: 'today', label: 'Today', days: 1 },
  { value: '7', label: 'Last 7 days', days: 7 },
  { value: '30', label: 'Last 30 days', days: 30 },
];

/** The instants of a date filter's value in the reader's time zone. Empty if the value is invalid. */
export const dateRange = (value: string, now = new Date()): DateRange => {
  const recent = recentDays.find((option) => option.value === value);
  if (recent) return { since: startOfDay(now, recent.days - 1) };
  const { from, to } = daysOf(value) ?? { from: '', to: '' };
  const since = midnight(from);
  const before = midnight(to, 1);
  return { ...(since && { since }), ...(before && { before }) };
};

/** With a location, the server interprets chosen days in its time zone; otherwise they are in the reader's. */
export const daysOrMoments = (value: string, isAtLocation: boolean): DateRange | Partial<Days> => {
  const days = isAtLocation ? daysOf(value) : undefined;
  if (!days) return dateRange(value);
  return {
    ...(midnight(days.from) && { from: days.from }),
    ...(midnight(days.to) && { to: days.to }),
  };
};
