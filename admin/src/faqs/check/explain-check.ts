import type { QuestionCheck } from '@chat-module/contract/chat';

const stepLabels = new Map<string, string>([
  ['listUnitsOfRoom', 'The guided flow'],
  ['describeUnit', 'The guided flow'],
  ['quoteUnitRates', 'The guided flow'],
  ['adviseSize', 'Size advice'],
  ['answerAvailability', 'Availability'],
  ['answerUnitPromotion', 'A promotion for the chosen unit'],
  ['answerFromKnowledge', 'The FAQs and the location’s record'],
  ['answerFromWebsite', 'The location’s website'],
  ['greetBack', 'Small talk'],
  ['askModel', 'The language model'],
  ['admitNoAnswer', 'None: the visitor is told so'],
]);

/** The step that answers, for people. */
export const stepLabel = ({ step }: Pick<QuestionCheck, 'step'>): string => stepLabels.get(step) ?? 'Another step';

export const percent = (score: number): string => `${Math.round(score * 100)}%`;

type Explained = Pick<QuestionCheck, 'step' | 'reply' | 'leastScore' | 'nearFaqs' | 'wouldAskModel'>;

/** Why it is this answer and no other. */
export function explainCheck({ step, reply, leastScore, nearFaqs, wouldAskModel }: Explained): string {
  const [nearest] = nearFaqs;
  const fits = nearest && `The closest FAQ fits by ${percent(nearest.score)}`;
  if (reply.responseSource === 'faq') return `${fits ?? 'A FAQ fits'}, at least ${percent(leastScore)} are needed.`;
  if (nearest?.answers) return `${fits}, but this step comes first for such a question.`;
  if (step === 'answerFromWebsite') return 'No FAQ fits well enough, and a passage of the website does.';
  if (step !== 'admitNoAnswer' && step !== 'askModel') return 'The question asks for what this step knows.';
  const none = fits ? `${fits}, less than the ${percent(leastScore)} needed.` : 'The bot has no active FAQ near it.';
  return wouldAskModel ? `${none} A visitor’s question would go to the language model.` : none;
}

/** What the visitor is shown beside the text. */
export const offersOf = ({ reply }: Pick<QuestionCheck, 'reply'>): string[] => [
  ...(reply.showLeadForm ? ['Contact form'] : []),
  ...(reply.showAvailabilityConfirm ? ['Yes or No to being contacted'] : []),
  ...(reply.showReservationPrompt ? ['Reservation'] : []),
  ...(reply.showPayBillButton ? ['Pay bill button'] : []),
  ...(reply.showRatesButton ? ['Rates button'] : []),
  ...(reply.unitButtons ?? []).map(({ label }) => label),
];
