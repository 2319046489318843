import { maxAnswerLength } from '@chat-module/contract/faqs';
import { tidyText } from '@chat-module/contract/fields';

export interface TidyAnswer {
  readonly answer: string;
  readonly cut?: true;
}

const ellipsis = ' …';

/** Cuts at the end of a paragraph or, in a single long paragraph, at the end of a word, but never within a link. */
const cutShort = (answer: string): string => {
  const start = answer.slice(0, maxAnswerLength - ellipsis.length - '**'.length);
  const end = start.lastIndexOf('\n');
  const whole = end > 0 ? start.slice(0, end) : start.replace(/\s\S*$/, '').replace(/\[[^\][]*(\]\([^)]*)?$/, '');
  const isBoldOpen = whole.split('**').length % 2 === 0;
  return `${whole.trimEnd()}${isBoldOpen ? '**' : ''}${ellipsis}`;
};

/** An answer in storable form. One that is too long is cut and ends with "…". */
export const tidyAnswer = (answer: string): TidyAnswer =>
  answer.length > maxAnswerLength ? { answer: tidyText(cutShort(answer)), cut: true } : { answer: tidyText(answer) };
