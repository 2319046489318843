import type { Faq } from '@chat-module/contract/faqs';
import type { FaqRow } from '../database/rows/faqs.ts';

export const presentFaq = ({ botId, setId, overridesId, ...row }: FaqRow): Faq => ({
  ...row,
  ...(botId !== null && { botId }),
  ...(setId !== null && { setId }),
  ...(overridesId !== null && { overridesId }),
});
