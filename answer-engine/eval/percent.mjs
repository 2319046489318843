/** A share in percent with one decimal; null if there are no items. */
export const percent = (all, isCounted) =>
  all.length === 0 ? null : Number(((100 * all.filter(isCounted).length) / all.length).toFixed(1));
