/** What of the visitor and the moment a check of an answer looks at. */
export interface Asked {
  readonly question: string;
  /** The sizes that the visitor named, as `10x20`. */
  readonly visitorSizes: ReadonlySet<string>;
  /** The day of the week at the facility; 0 is Sunday. */
  readonly today: number;
}
