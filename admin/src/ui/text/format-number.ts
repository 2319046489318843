export const formatCount = (count: number): string => new Intl.NumberFormat().format(count);

/** A fraction from 0 to 1 as a whole percentage. */
export const formatPercent = (share: number): string =>
  new Intl.NumberFormat(undefined, { style: 'percent' }).format(share);
