import { faqStatuses } from '@chat-module/contract/faqs';
import { z } from 'zod';
import { count, id, instant, oneOf, stamps, text } from './columns.ts';

export const faqSchemas = {
  faqSets: z.strictObject({ id, name: text, nameKey: text, ...stamps }),
  botFaqSets: z.strictObject({ botId: id, setId: id }),
  hiddenFaqs: z.strictObject({ botId: id, faqId: id }),
  faqs: z.strictObject({
    id,
    botId: id.nullable(),
    setId: id.nullable(),
    overridesId: id.nullable(),
    question: text,
    questionKey: text,
    answer: text,
    questionEs: text,
    answerEs: text,
    searchText: text,
    category: text,
    status: oneOf(faqStatuses),
    usageCount: count,
    importedKey: text.nullable(),
    importedAnswer: text.nullable(),
    importedCategory: text.nullable(),
    importedFrom: text.nullable(),
    ...stamps,
  }),
  unansweredQuestions: z.strictObject({
    id,
    botId: id,
    locationId: id.nullable(),
    question: text,
    questionKey: text,
    count,
    firstAskedAt: instant,
    lastAskedAt: instant,
  }),
};
