import type { Candidate, CandidateSource } from '../candidates/candidate.ts';
import { likelyAct } from '../understand/dialogue/act-classifier.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { domainProbability, domainsOf, type IntentProbabilities, topIntents } from '../understand/intents/intents.ts';
import type { Understanding } from '../understand/understand.ts';
import { namesUnit } from '../understand/units/unit-question.ts';
import { thresholds } from './thresholds.ts';

/** Why an FAQ replaces a candidate with higher priority. */
export const reasonsForFaq = [
  'coversSafetyMatter',
  'factIsUncertain',
  'factCoversPart',
  'faqIsCertain',
  'sentenceIsCertain',
  'faqHasPrice',
] as const;
/** Why a candidate with higher priority stays, although an FAQ answers too. */
export const reasonsAgainstFaq = ['comesFirst', 'factIsQuoted', 'messageIsForRecord', 'factCoversWhole'] as const;
export type ReasonForFaq = (typeof reasonsForFaq)[number];
export type ReasonAgainstFaq = (typeof reasonsAgainstFaq)[number];

export const isForFaq = (reason: ReasonForFaq | ReasonAgainstFaq): reason is ReasonForFaq =>
  (reasonsForFaq as readonly string[]).includes(reason);

/** Decides between a candidate and an FAQ that answers too, but has lower priority. */
export function compareWithFaq(
  candidate: Candidate,
  faq: Candidate,
  understanding: Understanding,
): ReasonForFaq | ReasonAgainstFaq {
  const { source, score, isCertain = true, isQuote = false } = candidate;
  if (pointsToRates(candidate, understanding) && quotesPrice(faq) && (source !== 'unitQuestion' || quotesRent(faq)))
    return 'faqHasPrice';
  switch (source) {
    case 'safety':
      return candidate.isFinal || candidate.yieldsTo?.(faq) === false ? 'comesFirst' : 'coversSafetyMatter';
    case 'smallTalk':
      return !isCertain && faq.score >= thresholds.certainFaq ? 'faqIsCertain' : 'comesFirst';
    case 'unitQuestion':
      if (candidate.name === 'wish' && faq.score >= thresholds.faqOverWish) return 'faqIsCertain';
      if (isOtherPrice(candidate, faq, understanding)) return 'faqHasPrice';
      return isCertain ? 'comesFirst' : 'factIsUncertain';
    case 'availability': {
      // A visitor who says that they want a unit asks nothing that an FAQ could answer.
      const isWish = understanding.recordIntents.get('rent_wish') === 1 && !asksSomething(understanding.said);
      if (!isWish && faq.score >= thresholds.faqOverWish && understanding.act.act !== 'available')
        return 'faqIsCertain';
      if (score === 1 && !asksSomething(understanding.said)) return 'factCoversWhole';
      return faqOrRecord(faq.score, score, understanding);
    }
    case 'sizeAdvice':
      if (candidate.isCertain) return 'comesFirst';
      if (understanding.act.act === 'recommendSize' && understanding.act.probability >= thresholds.certainAct)
        return 'comesFirst';
      return faqOrRecord(faq.score, score, understanding);
    case 'recordFact':
      if (isQuote && score === 1) return 'factIsQuoted';
      if (showsOnlyMap(candidate) && faq.score >= thresholds.faqOverWholeFact) return 'faqIsCertain';
      return isCertain ? faqOrRecord(faq.score, score, understanding) : 'factIsUncertain';
    default:
      return 'comesFirst';
  }
}

/** Whether a reply about a price can only point to the rates page. */
export const pointsToRates = ({ source, name }: Candidate, { facility }: Pick<Understanding, 'facility'>): boolean =>
  ((source === 'recordFact' && name === 'rates') || (source === 'unitQuestion' && name === 'price')) &&
  facility?.sizeOptions.every(({ monthlyPriceCents }) => monthlyPriceCents === null) === true;

/** Whether a reply says less than directions in the operator's own words. */
export const showsOnlyMap = ({ source, name }: Candidate): boolean => source === 'recordFact' && name === 'directions';

/** An amount in dollars. */
export const amount = /\$\s?\d/;

/** Whether the answer of an FAQ states an amount. */
export const statesAmount = ({ match }: Pick<Candidate, 'match'>): boolean => amount.test(match?.faq.answer ?? '');

/** Whether an FAQ certainly answers, with an amount. */
const quotesPrice = ({ score, match }: Candidate): boolean => score >= thresholds.certainFaq && statesAmount({ match });

/** Whether an FAQ certainly states what is asked for, such as "what does it cost to reserve it", and the rent may not be meant. */
const isOtherPrice = (candidate: Candidate, faq: Candidate, understanding: Understanding): boolean =>
  pointsToRates(candidate, understanding) &&
  !namesUnit(understanding.unitQuestion) &&
  likelyAct(understanding.act) !== 'unitPrice' &&
  faq.score >= thresholds.faqOverWish &&
  (statesAmount(faq) || isFree.test(faq.match?.faq.answer ?? ''));

const isFree = /\b(?:free(?! to)|no (?:charge|cost|fee)|gratis|gratuit[ao]s?|sin (?:costo|cargo))\b/i;

/** Whether an FAQ states a price by the month or by the size, and not only a fee. */
const quotesRent = ({ match }: Candidate): boolean =>
  /\$\s?\d[\d.,]*\s?(?:\/|a |per |each )\s?(?:mo|month|foot|ft|unit|space)/i.test(match?.faq.answer ?? '');

/** Sources whose replies are the same regardless of the question. */
const standardReplies: ReadonlySet<CandidateSource> = new Set(['staffMatter', 'safety', 'unitPromotion']);

/** Whether a source has standard replies, which a sentence of an FAQ may replace. */
export const hasStandardReply = (source: CandidateSource): boolean => standardReplies.has(source);

/** Whether a sentence answers, with high confidence, a question that would otherwise get a standard reply. */
export const replacesStandardReply = (
  sentence: Candidate,
  { source, isFinal = false }: Candidate,
  { act, said }: Understanding,
): boolean =>
  hasStandardReply(source) &&
  !isFinal &&
  sentence.score >= thresholds.sentenceOverStandardReply &&
  act.act === 'question' &&
  asksSomething(said);

/**
 * The record is kept up to date while prose gets outdated, so the record comes first for any message that may be about it. If the record covers
 * the whole message, an FAQ answers only if it is certain and the most probable intent is not a record intent. If the record covers less than
 * half of the message, a certain FAQ answers.
 *
 * @param faqScore the probability, from 0 to 1, that the FAQ answers
 * @param coverage the share of the message, from 0 to 1, that the record covers
 */
function faqOrRecord(
  faqScore: number,
  coverage: number,
  { read: { intents } }: Understanding,
): ReasonForFaq | ReasonAgainstFaq {
  if (coverage < thresholds.recordIntentCoverage && faqScore >= thresholds.faqOverWholeFact) return 'factCoversPart';
  if (domainProbability(domainsOf(intents), 'record') >= thresholds.intent) return 'messageIsForRecord';
  if (coverage < 1) return 'factCoversPart';
  if (isForRecord(intents)) return 'messageIsForRecord';
  return faqScore >= thresholds.faqOverWholeFact ? 'faqIsCertain' : 'factCoversWhole';
}

const isForRecord = (intents: IntentProbabilities): boolean =>
  topIntents(intents, 1)[0]?.intent.startsWith('record/') === true;
