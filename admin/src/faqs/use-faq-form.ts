import { type Faq, type NewFaq, newFaq } from '@chat-module/contract/faqs';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

type FaqFields = z.input<typeof newFaq>;
export type FaqForm = UseFormReturn<FaqFields, unknown, NewFaq>;

/** Initial values of an FAQ of a bot or of a set. */
export type FaqDraft = Partial<Omit<FaqFields, 'status'>>;

const fieldsOf = ({ botId, setId, question, answer, questionEs, answerEs, category, status }: Faq): FaqFields => ({
  botId,
  setId,
  question,
  answer,
  questionEs,
  answerEs,
  category,
  status,
});

const blankFaq = {
  botId: '',
  setId: '',
  question: '',
  answer: '',
  questionEs: '',
  answerEs: '',
  category: '',
  status: 'active',
} as const;

export const useFaqForm = (start: Faq | FaqDraft): FaqForm =>
  useForm<FaqFields, unknown, NewFaq>({
    // A restored draft may add a set to the bot that the list is filtered by.
    resolver: (fields, ...rest) => zodResolver(newFaq)(fields.setId ? { ...fields, botId: '' } : fields, ...rest),
    defaultValues: 'id' in start ? fieldsOf(start) : { ...blankFaq, ...start },
  });
