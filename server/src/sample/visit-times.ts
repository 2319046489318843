import { hour, second } from '../clock.ts';
import type { DayWindow } from './day-window.ts';
import { type Random, wholeNumber } from './seeded-random.ts';

/** How busy each hour of the day is: few visits at night, most before noon and after work. */
const hourlyTraffic = [2, 1, 1, 1, 1, 2, 5, 9, 15, 21, 25, 25, 22, 20, 19, 19, 20, 23, 24, 22, 18, 13, 8, 4];

/** The times of one visit's messages: all within the window, in order. */
export function visitTimesMs(random: Random, window: DayWindow, messages: number): number[] {
  const startMs = visitStartMs(random, window);
  const gapsMs = Array.from({ length: messages }, (_, index) =>
    index === 0 ? 0 : wholeNumber(random, 12 * second, 110 * second),
  );
  const lengthMs = gapsMs.reduce((sum, gapMs) => sum + gapMs, 0);
  // A visit that would outlast the day, or the minute since it started, is made shorter.
  const pace = Math.min(1, (window.endMs - startMs) / Math.max(lengthMs, 1));
  let elapsedMs = 0;
  return gapsMs.map((gapMs) => {
    elapsedMs += gapMs;
    return Math.floor(startMs + elapsedMs * pace);
  });
}

function visitStartMs(random: Random, { startMs, endMs }: DayWindow): number {
  const passedHours = (endMs - startMs) / hour;
  // When clocks go back, the day's twenty-fifth hour is as quiet as the twenty-fourth.
  const weights = Array.from({ length: Math.ceil(passedHours) }, (_, index) => {
    const share = Math.min(1, passedHours - index);
    return (hourlyTraffic[index] ?? hourlyTraffic.at(-1) ?? 0) * share;
  });
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  const fromMs = startMs + Math.max(chosen, 0) * hour;
  return fromMs + Math.floor(random() * Math.min(hour, endMs - fromMs));
}
