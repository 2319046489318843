/** Normalizes a question to its letters and digits in lower case, so that different spellings compare equal. */
export const questionKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
