import { tidyText } from '@chat-module/contract/fields';

const maxAnswerLength = 10_000;

const cutAtParagraph = (answer: string): string => {
  if (answer.length <= maxAnswerLength) return answer;
  const end = answer.lastIndexOf('\n', maxAnswerLength);
  return answer.slice(0, end > 0 ? end : maxAnswerLength);
};

/** An answer as the store takes it. */
export const tidyAnswer = (answer: string): string => tidyText(cutAtParagraph(answer));
