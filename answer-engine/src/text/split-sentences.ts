/** Splits at the ends of sentences and lines; "3.5" and "a.m. to" do not end a sentence. */
export const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=[\p{Lu}\p{N}"“¿¡(])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
