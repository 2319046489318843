import type { AnswerStep, CandidateVerdict, CheckedCandidate, QuestionCheck } from '@chat-module/contract/chat';

const stepLabels: Readonly<Record<AnswerStep, string>> = {
  guidedFlow: 'The guided flow',
  emergency: 'Emergency advice',
  openOffer: 'A reply to the last offer',
  language: 'Chat language',
  contactDetails: 'Contact details',
  request: 'A request for action',
  staffMatter: 'A question for the office',
  smallTalk: 'Small talk',
  safety: 'Needs a person',
  faqSentence: 'FAQ sentence',
  sizeAdvice: 'Size advice',
  availability: 'Availability',
  unitQuestion: 'A question about a unit',
  unitPromotion: 'A promotion for the chosen unit',
  recordFact: 'Location record',
  amenity: 'Amenities',
  faq: 'FAQ',
  passage: 'Website',
  model: 'The language model',
  clarify: 'Suggested questions',
  handOver: 'No answer',
};

/** Where an answer comes from, for people. */
export const stepLabel = (step: AnswerStep): string => stepLabels[step];

export const percent = (score: number): string => `${Math.round(score * 100)}%`;

/** Why this answer was chosen. */
export const explainCheck = ({ reason, wouldAskModel }: Pick<QuestionCheck, 'reason' | 'wouldAskModel'>): string =>
  wouldAskModel ? `${reason} For a visitor, the bot would ask the language model.` : reason;

const verdictLabels: Readonly<Record<Exclude<CandidateVerdict, 'belowMinimum'>, string>> = {
  chosen: 'Used',
  replaced: 'Replaced by the FAQ',
  unsupported: 'Covers too little of the question',
  notBest: 'A better match exists in this source',
  comesLater: 'Another source takes priority',
};

/** Whether a candidate is the answer, or why not. */
export const verdictLabel = ({ verdict, minimum }: Pick<CheckedCandidate, 'verdict' | 'minimum'>): string =>
  verdict === 'belowMinimum' ? `Below the minimum of ${percent(minimum ?? 0)}` : verdictLabels[verdict];

/** FAQs and passages have names that people wrote. */
export const candidateName = ({ source, name }: Pick<CheckedCandidate, 'source' | 'name'>): string =>
  source === 'faq' || source === 'passage' ? name : asWords(name);

/** An identifier as words: "officeHours" as "Office hours", "pay/auto-pay" as "Pay: auto pay". */
export function asWords(identifier: string): string {
  const words = identifier
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace('/', ': ')
    .replace(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const languages = { english: 'English', spanish: 'Spanish' } as const;
const topicsShown = 3;
const likelyFrom = 0.1;

/** How the engine understood a question: names with their values, without empty ones. */
export function describeUnderstanding(understanding: QuestionCheck['understanding']): [name: string, value: string][] {
  const { language, tokens, intents, recordIntents, safetyIntent, sizes, goods } = understanding;
  const topics = intents.filter(({ probability }) => probability >= likelyFrom).slice(0, topicsShown);
  const described: [string, string][] = [
    ['Language', languages[language]],
    ['Read as', tokens.join(' ')],
    ['Topic', topics.map(({ name, probability }) => `${asWords(name)} ${percent(probability)}`).join(' · ')],
    ['Looks up in the location record', recordIntents.map(({ name }) => asWords(name)).join(' · ')],
    ['Needs a person', safetyIntent === null ? '' : asWords(safetyIntent)],
    ['Unit sizes', sizes.join(' · ')],
    ['Things to store', goods.join(' · ')],
  ];
  return described.filter(([, value]) => value !== '');
}

/** What else the visitor sees besides the text. A form follows suggestions only if none of them fits. */
export const offersOf = ({ reply }: Pick<QuestionCheck, 'reply'>): string[] => [
  ...(reply.suggestions ?? []).map(({ question }) => question),
  ...(reply.showLeadForm ? [reply.suggestions ? 'None of these: contact form' : 'Contact form'] : []),
  ...(reply.leadDraft ? ['Details filled in'] : []),
  ...(reply.canTellMore ? ['Tell me more'] : []),
  ...(reply.showAvailabilityConfirm ? ['Contact me: Yes or No'] : []),
  ...(reply.showReservationPrompt ? ['Reservation'] : []),
  ...(reply.showPayBillButton ? ['Pay bill button'] : []),
  ...(reply.showRatesButton ? ['Rates button'] : []),
  ...(reply.unitButtons ?? []).map(({ label }) => label),
];
