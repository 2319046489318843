/** A text as searches compare it: in small letters without accents, since a phone types "dia" for "Día". */
export const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
