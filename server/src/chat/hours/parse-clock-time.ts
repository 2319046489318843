/** A span of one day, in minutes since midnight. */
export interface TimeSpan {
  readonly fromMinute: number;
  readonly toMinute: number;
}

interface ClockTime {
  readonly minute: number;
  /** Without am or pm the hour may be either. */
  readonly isAmbiguous: boolean;
}

const clockTime = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(a\.?m\.?|p\.?m\.?|a|p)?(?![a-z])|noon|midnight`;
const to = String.raw`\s*(?:-|–|—|to|until|til|till)\s*`;
const spanPattern = new RegExp(`^(${clockTime})${to}(${clockTime})$`, 'i');
const halfDay = 12 * 60;

function readTime(text: string): ClockTime | undefined {
  const written = text.trim().toLowerCase();
  if (written === 'noon') return { minute: halfDay, isAmbiguous: false };
  if (written === 'midnight') return { minute: 2 * halfDay, isAmbiguous: false };
  const [, hourText, minuteText = '0', meridiem] = new RegExp(`^${clockTime}$`, 'i').exec(written) ?? [];
  const hour = Number(hourText);
  const minutes = Number(minuteText);
  if (hourText === undefined || hour > 24 || minutes > 59 || (meridiem && (hour > 12 || hour === 0))) return undefined;
  if (!meridiem) return { minute: hour * 60 + minutes, isAmbiguous: hour >= 1 && hour <= 12 };
  return { minute: (hour % 12) * 60 + minutes + (meridiem.startsWith('p') ? halfDay : 0), isAmbiguous: false };
}

/**
 * 9:30 AM - 6 PM, 8am-noon, 9-5, 09:00–17:00. `undefined` when it is not one span, or one that ends before it starts.
 * @param notBefore where the span before it ended: in "9-12, 1-5" the second is in the afternoon
 */
export function parseTimeSpan(text: string, notBefore = 0): TimeSpan | undefined {
  const match = spanPattern.exec(text.trim());
  const from = readTime(match?.[1] ?? '');
  const until = readTime(match?.[5] ?? '');
  if (!from || !until) return undefined;
  const isAfternoon = !until.isAmbiguous && until.minute >= halfDay;
  const starts = isAfternoon ? readings(from).reverse() : readings(from);
  // "9-5" goes into the afternoon, "1-5pm" is all in it: the first reading that runs forward.
  return starts
    .flatMap((fromMinute) => readings(until).map((toMinute) => ({ fromMinute, toMinute })))
    .find(({ fromMinute, toMinute }) => notBefore <= fromMinute && fromMinute < toMinute && toMinute <= 2 * halfDay);
}

const readings = ({ minute, isAmbiguous }: ClockTime): number[] =>
  isAmbiguous ? [minute, minute + halfDay] : [minute];
