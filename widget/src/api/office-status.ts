import { listOf, textOf } from './received.ts';

/** The office's opening times, from the current or next one on. Times are milliseconds since 1970. */
export interface OfficeStatus {
  /** The server's time of the response; NaN if the hours are unknown. */
  asOf: number;
  openings: Opening[];
  knownUntil: number;
}

export interface Opening {
  from: number;
  /** NaN if no closing time is known. */
  until: number;
  /** How far the location's clock is ahead of UTC. */
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
