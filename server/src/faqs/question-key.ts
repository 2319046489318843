/** What two spellings of one question have in common: their letters and digits, without case. */
export const questionKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
