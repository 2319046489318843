import { maxAnswerLength } from '@chat-module/contract/faqs';
import { tidyText } from '@chat-module/contract/fields';

export interface TidyAnswer {
  readonly answer: string;
  readonly cut?: true;
}

const ellipsis = ' …';

/** At the end of a paragraph; in a single too long one at the end of a word, never within a link. */
const cutShort = (answer: string): string => {
  const start = answer.slice(0, maxAnswerLength - ellipsis.length - '**'.length);
  const end = start.lastIndexOf('\n');
  const whole = end > 0 ? start.slice(0, end) : start.replace(/\s\S*$/, '').replace(/\[[^\][]*(\]\([^)]*)?$/, '');
  const isBoldOpen = whole.split('**').length % 2 === 0;
  return `${whole.trimEnd()}${isBoldOpen ? '**' : ''}${ellipsis}`;
};

/** An answer in storable form; a too long one is cut and ends with "…". */
export const tidyAnswer = (answer: string): TidyAnswer =>
  answer.length > maxAnswerLength ? { answer: tidyText(cutShort(answer)), cut: true } : { answer: tidyText(answer) };
