import type { AnswerStep, QuestionCheck } from '@chat-module/contract/chat';

const stepLabels: Readonly<Record<AnswerStep, string>> = {
  guidedFlow: 'The guided flow',
  emergency: 'Emergency advice',
  openOffer: 'A reply to the last offer',
  smallTalk: 'Small talk',
  safety: 'A matter for people',
  sizeAdvice: 'Size advice',
  availability: 'Availability',
  unitPromotion: 'A promotion for the chosen unit',
  recordFact: 'Location record',
  amenity: 'Amenities',
  faq: 'FAQs',
  passage: 'Website',
  model: 'The language model',
  handOver: 'No answer',
};

/** Where the answer comes from, for people. */
export const stepLabel = ({ step }: Pick<QuestionCheck, 'step'>): string => stepLabels[step];

export const percent = (score: number): string => `${Math.round(score * 100)}%`;

type Explained = Pick<QuestionCheck, 'step' | 'reply' | 'leastScore' | 'nearFaqs' | 'wouldAskModel'>;

/** Why this answer was chosen. */
export function explainCheck({ step, reply, leastScore, nearFaqs, wouldAskModel }: Explained): string {
  const [nearest] = nearFaqs;
  const best = nearest && `Best match: ${percent(nearest.score)}`;
  if (reply.responseSource === 'faq') return `${best ?? 'An FAQ matches'} (minimum ${percent(leastScore)}).`;
  if (nearest?.answers) return `${best}, but “${stepLabel({ step })}” answers this kind of question first.`;
  if (step === 'passage') return 'No FAQ matches well enough, but a website passage does.';
  if (step !== 'handOver' && step !== 'model') return 'The question asks for something that this source knows.';
  const none = best ? `${best}, below the minimum of ${percent(leastScore)}.` : 'No active FAQ is similar.';
  return wouldAskModel ? `${none} For a visitor, the bot would ask the language model.` : none;
}

/** What else the visitor sees besides the text. */
export const offersOf = ({ reply }: Pick<QuestionCheck, 'reply'>): string[] => [
  ...(reply.showLeadForm ? ['Contact form'] : []),
  ...(reply.showAvailabilityConfirm ? ['Contact me: Yes or No'] : []),
  ...(reply.showReservationPrompt ? ['Reservation'] : []),
  ...(reply.showPayBillButton ? ['Pay bill button'] : []),
  ...(reply.showRatesButton ? ['Rates button'] : []),
  ...(reply.unitButtons ?? []).map(({ label }) => label),
];
