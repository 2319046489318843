/** At the ends of sentences and lines; "3.5" and "a.m. to" are no ends. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}"“¿¡(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

/** "Prices | Harbor Storage" is two things. */
export const splitTitle = (title: string): string[] => title.split(/\s+[|–—·»-]\s+/);
