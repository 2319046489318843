import type { LeadDraft } from '@chat-module/contract/chat';
import type { ResponseSource } from '@chat-module/contract/response-sources';
import type { CivilDate } from '@chat-module/opening-hours/civil-date';
import type { UnitFeature } from './lexicon/unit-feature-phrases.ts';
import type { Language } from './text/detect-language.ts';
import type { RecordIntent } from './understand/record-intents/record-intent-rules.ts';
import type { SafetyIntent } from './understand/safety/safety-rules.ts';

/** What the visitor asked about last, for a follow-up question to build on. */
export interface DialogueSubject {
  /** The last complete question, with what it took from the questions before it. */
  readonly text: string;
  readonly recordIntents: readonly RecordIntent[];
  /** Written as 10x20. */
  readonly unitSize?: string;
  readonly answeredByFaq: boolean;
  /** The FAQ that answered it. */
  readonly faqId?: string;
}

/** What the bot answered last, for a "yes" or a "why?" to refer to. */
export interface LastReply {
  readonly responseSource: ResponseSource;
  readonly unitId?: string;
  /** The size that the visitor's message named. */
  readonly unitSize?: string;
}

/** What the bot offered last, for "yes", "no" or "the first one" to refer to. */
export type OpenOffer =
  /** FAQs to choose from. */
  | { readonly kind: 'suggestions'; readonly faqIds: readonly string[] }
  /** Units to choose from. */
  | { readonly kind: 'units'; readonly unitIds: readonly string[] }
  | { readonly kind: 'reservation'; readonly unitId: string }
  /** A call or message from the office. */
  | { readonly kind: 'contact' };

/** What a visitor may ask of a unit. */
export const unitAsks = ['price', 'available', 'wish', 'feature', 'fit', 'compare', 'dimensions', 'details'] as const;
export type UnitAsk = (typeof unitAsks)[number];

/** The units that a conversation has been about, for "the first one" or "the other one" to refer to. */
export interface UnitsSpokenOf {
  /** The ids of those spoken of one at a time, in the order of their first mention. */
  readonly mentioned: readonly string[];
  /** The ids of those shown together last. */
  readonly listed: readonly string[];
  /** Whether the last reply was about a unit. */
  readonly isLast: boolean;
  /** What was asked of a unit last. */
  readonly asked?: UnitAsk;
  /** The feature that was spoken of last, for "which ones have that?" */
  readonly feature?: UnitFeature;
}

/** What the visitor has been told of a FAQ. */
export interface ShownFaq {
  readonly faqId: string;
  /** The positions of the answer's sentences, from 0. */
  readonly sentences: readonly number[];
}

/** The day and time that the visitor last spoke of. */
export interface VisitSpokenOf {
  readonly date?: CivilDate;
  /** After midnight. */
  readonly minute?: number;
  /** The visitor said that it is this time now. */
  readonly isNow?: boolean;
}

/** What a conversation carries from one message to the next. A plain value: it is stored as JSON with each answer. */
export interface DialogueState {
  /** The last language that was certain. */
  readonly language?: Language;
  readonly subject?: DialogueSubject;
  /** The unit that the visitor chose last. */
  readonly chosenUnitId?: string;
  readonly units?: UnitsSpokenOf;
  readonly lastReply?: LastReply;
  /** Open until the next reply. */
  readonly offer?: OpenOffer;
  /** The FAQs shown so far, the last one first. */
  readonly shown?: readonly ShownFaq[];
  /** Contact details that the visitor gave so far. */
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
