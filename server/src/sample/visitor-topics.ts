import type { FaqRow } from '../database/rows/faqs.ts';
import { aiTopics } from './content/ai-topics.ts';
import { discountsFaq } from './content/paying-faqs.ts';
import { recordTopics } from './content/record-topics.ts';
import { sampleFaqs } from './content/sample-faqs.ts';
import { sampleSizeOptions } from './content/sample-size-options.ts';
import type { SampleTopic } from './content/sample-topic.ts';
import { unansweredTopics } from './content/unanswered-topics.ts';

export type TypedSource = 'faq' | 'website' | 'ai' | 'availability_inquiry' | 'unanswered';

export interface TypedTopic extends SampleTopic {
  readonly faqId: string | null;
}

/** Typed questions, by the source that answers them. */
export type TypedTopics = Readonly<Record<TypedSource, readonly TypedTopic[]>>;

export interface VisitorTopics {
  readonly typed: TypedTopics;
  /** The source of answers about offers for a unit. */
  readonly discountsFaqId: string | null;
}

export const visitorTopics = (faqs: readonly FaqRow[]): VisitorTopics => ({
  typed: {
    faq: faqs.map(faqTopic),
    website: recordTopics.map(withoutFaq),
    ai: aiTopics.map(withoutFaq),
    availability_inquiry: availabilityTopics.map(withoutFaq),
    unanswered: unansweredTopics.map(withoutFaq),
  },
  discountsFaqId: faqs.find(({ question }) => question === discountsFaq.question)?.id ?? null,
});

const withoutFaq = (topic: SampleTopic): TypedTopic => ({ ...topic, faqId: null });

const otherWordings = new Map(sampleFaqs.map(({ question, asked }) => [question, asked]));

const faqTopic = ({ id, question, answer }: FaqRow): TypedTopic => ({
  asked: [question, ...(otherWordings.get(question) ?? [])],
  answer,
  faqId: id,
});

const availabilityTopics: readonly SampleTopic[] = [...new Set(sampleSizeOptions.map(({ size }) => size))].map(
  (size) => ({
    asked: [
      `Do you have a ${size} available?`,
      `any ${size} open right now`,
      `is a ${size} free this weekend`,
      `I'd like to rent a ${size} starting next month, is that possible?`,
      `looking for a ${size}`,
    ],
    answer: `I can't see live availability of **${size}** units. Would you like a manager to contact you about availability?`,
  }),
);
