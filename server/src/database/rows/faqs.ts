import type { FaqStatus } from '@chat-module/contract/faqs';
import type { Instant } from './columns.ts';

/** FAQs that several bots share. */
export interface FaqSetRow {
  id: string;
  name: string;
  /** The name in lower case: names are unique regardless of case. */
  nameKey: string;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A bot that uses a set. */
export interface BotFaqSetRow {
  botId: string;
  setId: string;
}

/** An FAQ of a set that a bot doesn't use. */
export interface HiddenFaqRow {
  botId: string;
  faqId: string;
}

/** Belongs to a bot or to a set: one of `botId` and `setId` is `null`. */
export interface FaqRow {
  id: string;
  botId: string | null;
  setId: string | null;
  /** The FAQ of a set that this one replaces for its bot. It may be deleted. */
  overridesId: string | null;
  question: string;
  /** The normalized question, equal for equal questions. */
  questionKey: string;
  answer: string;
  /** Empty without a Spanish version, as is `answerEs`. */
  questionEs: string;
  answerEs: string;
  /** Questions and answers in the form that searches compare. */
  searchText: string;
  category: string;
  status: FaqStatus;
  usageCount: number;
  /** As last imported; all `null` for an operator's own FAQ. */
  importedKey: string | null;
  importedAnswer: string | null;
  importedCategory: string | null;
  /** The page of the last import, as from `pageKey`; `null` if none or unknown. */
  importedFrom: string | null;
  createdAt: Instant;
  updatedAt: Instant;
}

export interface UnansweredQuestionRow {
  id: string;
  botId: string;
  locationId: string | null;
  question: string;
  questionKey: string;
  count: number;
  firstAskedAt: Instant;
  lastAskedAt: Instant;
}
