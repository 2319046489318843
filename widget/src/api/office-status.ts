import { listOf, textOf } from './received.ts';

/** When the office is open, from the current opening or the next one on. Times are milliseconds since 1970. */
export interface OfficeStatus {
  /** The server's time of the answer; NaN if the hours say nothing. */
  asOf: number;
  openings: Opening[];
  knownUntil: number;
}

export interface Opening {
  from: number;
  /** NaN if no closing time is known. */
  until: number;
  /** What the location's clock is ahead of UTC. */
  offsetMs: number;
}

const minuteMs = 60_000;

const timeOf = (received: unknown, name: string): number => Date.parse(textOf(received, name));

export const readOfficeStatus = (received: unknown): OfficeStatus => ({
  asOf: timeOf(received, 'asOf'),
  openings: listOf(received, 'openings').map((opening) => ({
    from: timeOf(opening, 'from'),
    until: timeOf(opening, 'until'),
    offsetMs: Number(Object(opening).utcOffsetMinutes) * minuteMs,
  })),
  knownUntil: timeOf(received, 'knownUntil'),
});
