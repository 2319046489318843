const accents = /\p{Mark}/gu;
const apostrophes = /['’‘`´]/g;

/** Lower case, without accents and apostrophes. "I'd" is written out, as it would otherwise read "id". */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/\bi['’]d\b/g, 'i would')
    .replace(apostrophes, '');
