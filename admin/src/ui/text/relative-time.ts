const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** "Just now" under a minute, then whole minutes, hours and days in the reader's locale. */
export const relativeTime = (iso: string, nowMs: number): string => {
  const ageMs = nowMs - Date.parse(iso);
  if (ageMs < minuteMs) return 'Just now';
  const format = new Intl.RelativeTimeFormat(undefined, { numeric: 'always' });
  if (ageMs < hourMs) return format.format(-Math.floor(ageMs / minuteMs), 'minute');
  if (ageMs < dayMs) return format.format(-Math.floor(ageMs / hourMs), 'hour');
  return format.format(-Math.floor(ageMs / dayMs), 'day');
};
