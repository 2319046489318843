export interface Tally {
  readonly leads: ReadonlySet<string>;
  readonly reservations: ReadonlySet<string>;
  readonly conversations: ReadonlySet<string>;
  readonly statuses: ReadonlyMap<number | 'cut', number>;
}
interface Place {
  readonly origin: string;
  readonly botId: string;
  readonly locationId: string;
  readonly cookie: string;
}
export declare const newTally: () => Tally;
export declare const visitOn: (place: Place, tally: Tally, lane: number, signal: AbortSignal) => Promise<void>;
export declare const lookOn: (place: Place, tally: Tally, signal: AbortSignal) => Promise<void>;
