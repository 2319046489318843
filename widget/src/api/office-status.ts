import { listOf, textOf } from './received.ts';

/** When the office is open, from the current opening or the next one on. Times are milliseconds since 1970. */
export interface OfficeStatus {
  /** The server's time of the answer; NaN if the hours say nothing. */
  asOf: number;
  /** `until` is NaN if no closing time is known. */
  openings: { from: number; until: number }[];
  knownUntil: number;
}

const timeOf = (received: unknown, name: string): number => Date.parse(textOf(received, name));

export const readOfficeStatus = (received: unknown): OfficeStatus => ({
  asOf: timeOf(received, 'asOf'),
  openings: listOf(received, 'openings').map((opening) => ({
    from: timeOf(opening, 'from'),
    until: timeOf(opening, 'until'),
  })),
  knownUntil: timeOf(received, 'knownUntil'),
});
