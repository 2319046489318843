/** Concepts with their words and phrases: English, then Spanish after the bar. See `synonyms.ts` for the manner. */
export type Words = Readonly<Record<string, string>>;
