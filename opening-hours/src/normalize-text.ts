const accents = /\p{Mark}/gu;
const apostrophes = /['’‘`´]/g;

/** A text in lower case, without accents and apostrophes. "I'd" becomes "i would", so that it is not taken for "ID". */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/\bi['’]d\b/g, 'i would')
    .replace(apostrophes, '');
