const accents = /\p{Mark}/gu;
const apostrophes = /['’‘`´]/g;

/** Lower case, without accents and apostrophes, so that what sounds the same is written the same. */
export const normalizeText = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').toLowerCase().replace(apostrophes, '');

const word = /[a-z0-9]+/g;

export const splitWords = (text: string): string[] =>
  normalizeText(text)
    .replace(/\ba\/c\b/g, 'ac')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replaceAll('&', ' and ')
    .match(word) ?? [];
