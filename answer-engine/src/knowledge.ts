import type { Location } from '@chat-module/contract/locations';
import type { FaqIndex } from './retrieve/faq-index.ts';
import type { PassageIndex } from './retrieve/passage-index.ts';
import type { Language } from './text/detect-language.ts';

/** The record of a facility, which its operator maintains. */
export type Facility = Location;

/** Everything that one bot can answer from. */
export interface Knowledge {
  /** Undefined for a bot without a facility. */
  readonly facility: Facility | undefined;
  readonly faqs: FaqIndex;
  /** Passages of the facility's website. */
  readonly passages: PassageIndex;
}

/** The same knowledge with the FAQs in the version for a language. */
export const knowledgeIn = (language: Language, knowledge: Knowledge): Knowledge =>
  language === 'spanish' && knowledge.faqs.spanish ? { ...knowledge, faqs: knowledge.faqs.spanish } : knowledge;
