import type { ListCount } from '@chat-module/contract/fields';
import { formatCount } from '../text/format-number.ts';

/** "1 lead", "1,000+ leads". Empty while the count is unknown or a running search has found nothing yet. */
export const describeCount = (counted: ListCount | undefined, one: string, many = `${one}s`): string => {
  if (!counted || (counted.count === 0 && counted.isMore)) return '';
  const { count, isMore } = counted;
  return `${formatCount(count)}${isMore ? '+' : ''} ${count === 1 && !isMore ? one : many}`;
};
