import type { AnswerSource } from './conversations.ts';

/** Whether an answer comes from a page of the website. One of the source `website` that does not comes from the location record. */
export const isFromPage = (sources: readonly Pick<AnswerSource, 'kind'>[]): boolean =>
  sources.some(({ kind }) => kind === 'page');
