import type { ListCount } from '@chat-module/contract/fields';
import { formatCount } from '../text/format-number.ts';

/** "1 lead", "1,000+ leads"; nothing before it is known, and while a search has found none so far. */
export const describeCount = (counted: ListCount | undefined, one: string, many = `${one}s`): string => {
  if (!counted || (counted.count === 0 && counted.isMore)) return '';
  const { count, isMore } = counted;
  return `${formatCount(count)}${isMore ? '+' : ''} ${count === 1 && !isMore ? one : many}`;
};
