/** A text in the form that searches compare: lower case without accents, because people type "dia" for "Día" on phones. */
export const searchForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
