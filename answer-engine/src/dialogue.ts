import type { LeadDraft } from '@chat-module/contract/chat';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import type { CivilDate } from '@chat-module/opening-hours/civil-date';
import type { UnitFeature } from './lexicon/unit-feature-phrases.ts';
import type { Language } from './text/detect-language.ts';
import type { RecordIntent } from './understand/record-intents/record-intent-rules.ts';
import type { SafetyIntent } from './understand/safety/safety-rules.ts';

/** The visitor's last question, which a follow-up can build on. */
export interface DialogueSubject {
  /** The last complete question, including what it took from earlier questions. */
  readonly text: string;
  readonly recordIntents: readonly RecordIntent[];
  /** Written as 10x20. */
  readonly unitSize?: string;
  readonly answeredByFaq: boolean;
  /** The FAQ that answered it. */
  readonly faqId?: string;
}

/** The bot's last answer, which "yes" or "why?" can refer to. */
export interface LastReply {
  readonly responseSource: ResponseSource;
  readonly unitId?: string;
  /** The size in the visitor's message. */
  readonly unitSize?: string;
}

/** The bot's last offer, which "yes", "no" or "the first one" can refer to. */
export type OpenOffer =
  /** FAQs to choose from. */
  | { readonly kind: 'suggestions'; readonly faqIds: readonly string[] }
  /** Units to choose from. */
  | { readonly kind: 'units'; readonly unitIds: readonly string[] }
  | { readonly kind: 'reservation'; readonly unitId: string }
  /** A call or message from the office. */
  | { readonly kind: 'contact' };

/** What a visitor can ask about a unit. */
export const unitAsks = ['price', 'available', 'wish', 'feature', 'fit', 'compare', 'dimensions', 'details'] as const;
export type UnitAsk = (typeof unitAsks)[number];

/** The units of a conversation, which "the first one" or "the other one" can refer to. */
export interface UnitsSpokenOf {
  /** The ids of units discussed one at a time, in the order of their first mention. */
  readonly mentioned: readonly string[];
  /** The ids of the units that were last shown together. */
  readonly listed: readonly string[];
  /** Whether the last reply was about a unit. */
  readonly isLast: boolean;
  /** What was asked of a unit last. */
  readonly asked?: UnitAsk;
  /** The things to store that the visitor has spoken of. */
  readonly goods?: string;
  /** The last feature mentioned, for "which ones have that?" */
  readonly feature?: UnitFeature;
}

/** The parts of an FAQ that the visitor has seen. */
export interface ShownFaq {
  readonly faqId: string;
  /** The positions of the answer's sentences, from 0. */
  readonly sentences: readonly number[];
}

/** The last day and time that the visitor mentioned. */
export interface VisitSpokenOf {
  readonly date?: CivilDate;
  /** Minutes after midnight. */
  readonly minute?: number;
  /** The month asked about, from 1 to 12; the middle one of a season. */
  readonly month?: number;
  /** The visitor said that it is currently this time. */
  readonly isNow?: boolean;
}

/** What a conversation carries from one message to the next: a plain value, which is stored as JSON with each answer. */
export interface DialogueState {
  /** The last language that was detected with certainty. */
  readonly language?: Language;
  readonly subject?: DialogueSubject;
  /** The last unit that the visitor chose. */
  readonly chosenUnitId?: string;
  readonly units?: UnitsSpokenOf;
  readonly lastReply?: LastReply;
  /** Open until the next reply. */
  readonly offer?: OpenOffer;
  /** The FAQs shown so far, most recent first. */
  readonly shown?: readonly ShownFaq[];
  /** The contact details that the visitor has given so far. */
  readonly contact?: LeadDraft;
  readonly visit?: VisitSpokenOf;
  /** The hours have been shown as the operator wrote them. */
  readonly isHoursShown?: boolean;
  /** An emergency or a matter for people, until the visitor changes the subject. */
  readonly safetyIntent?: SafetyIntent;
}

/** Whether an FAQ was shown before. */
export const wasShown = ({ subject, shown = [] }: DialogueState, faqId: string): boolean =>
  subject?.faqId === faqId || shown.some((one) => one.faqId === faqId);

export const newDialogue: DialogueState = {};
