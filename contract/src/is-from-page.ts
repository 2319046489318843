import type { AnswerSource } from './conversations.ts';

/** Whether an answer comes from a web page. Other answers with the source `website` come from the location record. */
export const isFromPage = (sources: readonly Pick<AnswerSource, 'kind'>[]): boolean =>
  sources.some(({ kind }) => kind === 'page');
