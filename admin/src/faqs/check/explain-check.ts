import type { QuestionCheck } from '@chat-module/contract/chat';

const stepLabels = new Map<string, string>([
  ['listUnitsOfRoom', 'The guided flow'],
  ['describeUnit', 'The guided flow'],
  ['quoteUnitRates', 'The guided flow'],
  ['adviseSize', 'Size advice'],
  ['answerAvailability', 'Availability'],
  ['answerUnitPromotion', 'A promotion for the chosen unit'],
  ['answerFromKnowledge', 'FAQs and location record'],
  ['answerFromWebsite', 'Website'],
  ['greetBack', 'Small talk'],
  ['askModel', 'The language model'],
  ['admitNoAnswer', 'No answer'],
]);

/** A readable name of the step that answers. */
export const stepLabel = ({ step }: Pick<QuestionCheck, 'step'>): string => stepLabels.get(step) ?? 'Another step';

export const percent = (score: number): string => `${Math.round(score * 100)}%`;

type Explained = Pick<QuestionCheck, 'step' | 'reply' | 'leastScore' | 'nearFaqs' | 'wouldAskModel'>;

/** Why this answer was chosen. */
export function explainCheck({ step, reply, leastScore, nearFaqs, wouldAskModel }: Explained): string {
  const [nearest] = nearFaqs;
  const best = nearest && `Best match: ${percent(nearest.score)}`;
  if (reply.responseSource === 'faq') return `${best ?? 'An FAQ matches'} (minimum ${percent(leastScore)}).`;
  if (nearest?.answers) return `${best}, but “${stepLabel({ step })}” answers this kind of question first.`;
  if (step === 'answerFromWebsite') return 'No FAQ matches well enough, but a website passage does.';
  if (step !== 'admitNoAnswer' && step !== 'askModel') return 'The question asks for something this step knows.';
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
