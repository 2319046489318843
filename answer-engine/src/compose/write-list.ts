/** Joins items without a serial comma: "a", "a or b", "a, b or c". */
export const writeList = (items: readonly string[], conjunction: 'and' | 'or' | 'y' | 'o'): string => {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
};
