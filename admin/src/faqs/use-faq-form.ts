import { type Faq, type NewFaq, newFaq } from '@chat-module/contract/faqs';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

type FaqFields = z.input<typeof newFaq>;
export type FaqForm = UseFormReturn<FaqFields, unknown, NewFaq>;

/** Initial values of an FAQ. */
export interface FaqDraft {
  readonly botId: string;
  readonly question?: string;
  readonly unansweredId?: string;
}

const fieldsOf = ({ botId, question, answer, questionEs, answerEs, category, status }: Faq): FaqFields => ({
  botId,
  question,
  answer,
  questionEs,
  answerEs,
  category,
  status,
});

const blankFaq = { question: '', answer: '', questionEs: '', answerEs: '', category: '', status: 'active' } as const;

export const useFaqForm = (start: Faq | FaqDraft): FaqForm =>
  useForm<FaqFields, unknown, NewFaq>({
    resolver: zodResolver(newFaq),
    defaultValues: 'answer' in start ? fieldsOf(start) : { ...blankFaq, ...start },
  });
