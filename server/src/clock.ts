export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Gives one instant to everything that a transaction writes. */
export function stopped(clock: Clock): Clock {
  const now = clock.now();
  return { now: () => now };
}

/** The instant the given milliseconds after (or, if negative, before) another, as ISO 8601. */
export const instantAfter = (from: Date, milliseconds: number): string =>
  new Date(from.getTime() + milliseconds).toISOString();

/** Both ends excluded. */
export interface Period {
  readonly since: string;
  readonly until: string;
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
