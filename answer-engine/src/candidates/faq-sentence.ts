import { joinReplies } from '../compose/join-replies.ts';
import { asksForWhole, hedge, showAgain, showSentences, showWhole, withRelatedFaqs } from '../compose/show-faq.ts';
import { amount, hasStandardReply, pointsToRates, showsOnlyMap } from '../decide/compare-with-faq.ts';
import { thresholds } from '../decide/thresholds.ts';
import { wasShown } from '../dialogue.ts';
import { rankSentences, type SentenceMatch } from '../rerank/sentence-ranker.ts';
import { sentencesOf } from '../retrieve/answer-sentences.ts';
import type { Turn } from '../turn.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import { findRepair } from '../understand/dialogue/repair.ts';
import { type Candidate, comesBefore } from './candidate.ts';
import { minimumFor } from './emergency.ts';
import { withSecondSentence } from './second-sentence.ts';

/**
 * The sentences that answer a follow-up, from an FAQ that was shown ("who pays for gas" after the FAQ on the moving truck) or from one that is
 * close to it. A candidate below its minimum is what the visitor may mean.
 *
 * @param faqs the candidates for the message by itself, best first
 * @param others the candidates of all other sources
 * @param rank the sentences for the message, most probable first
 */
export function faqSentenceCandidate(
  turn: Turn,
  faqs: readonly Candidate[],
  others: readonly Candidate[],
  rank: () => readonly SentenceMatch[],
): Candidate | undefined {
  const { dialogue } = turn;
  const repair = findRepair(turn.said);
  if (repair) return repair === 'more' ? restOfAnswer(turn) : undefined;
  const prices = pricesOfLastFaq(turn) ?? partsOfTotal(turn);
  if (prices) return prices;
  const [best] = faqs;
  if (!dialogue.subject) return undefined;
  if (best?.match && asksForWhole(turn, best.match.faq)) return undefined;
  if (others.some(({ source }) => comesBefore(source, 'faqSentence') && !hasStandardReply(source))) return undefined;
  const ranked = rank();
  const [top] = ranked;
  const asks = asksSomething(turn.said);
  if (!top || top.probability < (asks ? thresholds.likelySentence : thresholds.sentence)) return undefined;
  const { faq } = top.indexed;
  const match = { faq, score: top.probability };
  const isForFaqs =
    asks && others.every(isUnsureAmenity) && dialogue.shown !== undefined && turn.act.act === 'question';
  const minimum = isForFaqs ? thresholds.sentence : minimumOver(others, top, turn);
  const isUncertain = top.probability < minimum;
  // To somebody whose relative has died, the office is of more help than a guess.
  if (isUncertain && dialogue.safetyIntent === 'death') return undefined;
  const candidate: Candidate = {
    source: 'faqSentence',
    name: faq.question,
    score: top.probability,
    minimum: minimumFor(turn, minimum),
    compose: () =>
      wasShown(dialogue, faq.id)
        ? showAgain(turn, match, ranked, isUncertain)
        : hedge(turn, match, showWhole(turn, match), isUncertain),
  };
  return withSecondSentence(turn, candidate, rank);
}

/** An amenity that is on the list, but answers only part of the question. */
const isUnsureAmenity = ({ source, isCertain }: Candidate): boolean => source === 'amenity' && isCertain === false;

/** The minimum probability of a sentence if other sources answer too. It is lower where these can only point to the rates page. */
function minimumOver(others: readonly Candidate[], { indexed, position }: SentenceMatch, turn: Turn): number {
  const isPrice = hasAmount({ indexed, position });
  const isLittleElse = others.length > 0 && others.every((other) => pointsToRates(other, turn));
  if (isPrice && isLittleElse && turn.dialogue.subject?.answeredByFaq) return thresholds.priceSentence;
  const isWholeFact = others.some(
    (other) => other.source === 'recordFact' && other.score === 1 && !showsOnlyMap(other),
  );
  if (others.length > 0 && others.every(showsOnlyMap)) return thresholds.sentence;
  return isWholeFact ? thresholds.sentenceOverWholeFact : thresholds.sentenceOverOthers;
}

const cheapOne =
  /\b(?:cheap(?:er|est)?|lowest|least expensive) (?:one|plan|option|tier|way|of (?:yours|those|these|them))\b|\b(?:el|la) (?:m[aá]s )?(?:barat|econ[oó]mic)[oa]\b/i;
const severalAmounts = /\$\s?\d.*\$\s?\d/s;

/** Answers "what does the cheap one run?" after an FAQ with several prices, with the sentence that states them. */
function pricesOfLastFaq(turn: Turn): Candidate | undefined {
  const { said, dialogue, knowledge } = turn;
  const [last] = dialogue.shown ?? [];
  const faq = last && knowledge.faqs.entries.get(last.faqId)?.faq;
  if (!faq || dialogue.lastReply?.responseSource !== 'faq' || !cheapOne.test(said)) return undefined;
  const position = sentencesOf(faq).findIndex(({ text }) => severalAmounts.test(text));
  if (position < 0) return undefined;
  return {
    source: 'faqSentence',
    name: faq.question,
    score: 1,
    minimum: minimumFor(turn),
    compose: () => showSentences(turn, { faq, score: 1 }, [position]),
  };
}

const asksForTotal = /\b(?:all ?together|altogether|(?:in )?total|all in|in all|todo junto|en total)\b/i;

const hasAmount = ({ indexed, position }: Pick<SentenceMatch, 'indexed' | 'position'>): boolean =>
  amount.test(sentencesOf(indexed.faq)[position]?.text ?? '');

/** Answers "how much altogether, with a new lock?" with the amount that was just read and the one that the message adds. */
function partsOfTotal(turn: Turn): Candidate | undefined {
  const { said, dialogue, knowledge } = turn;
  const [last] = dialogue.shown ?? [];
  const faq = last && knowledge.faqs.entries.get(last.faqId)?.faq;
  if (!faq || dialogue.lastReply?.responseSource !== 'faq' || !asksForTotal.test(said)) return undefined;
  const first = sentencesOf(faq).findIndex(({ text }) => amount.test(text));
  const other = rankSentences({ message: said, dialogue, faqs: knowledge.faqs, otherSources: 0 }).find(
    (match) => hasAmount(match) && !(match.indexed.faq.id === faq.id && match.position === first),
  );
  if (first < 0 || !other || other.probability < thresholds.partOfTotal) return undefined;
  return {
    source: 'faqSentence',
    name: faq.question,
    score: 1,
    minimum: minimumFor(turn),
    compose: () => {
      const one = showSentences(turn, { faq, score: 1 }, [first]);
      const more = showSentences(turn, { faq: other.indexed.faq, score: 1 }, [other.position]);
      return joinReplies(one, more);
    },
  };
}

/** Answers "tell me more" with the sentences that were left out or, if all were shown, with the phone number and related questions. */
function restOfAnswer(turn: Turn): Candidate | undefined {
  const { dialogue, knowledge } = turn;
  const [last] = dialogue.shown ?? [];
  const faq = last && knowledge.faqs.entries.get(last.faqId)?.faq;
  if (!faq || dialogue.lastReply?.responseSource !== 'faq') return undefined;
  const rest = sentencesOf(faq).flatMap((_, at) => (last.sentences.includes(at) ? [] : [at]));
  return {
    source: 'faqSentence',
    name: faq.question,
    score: 1,
    compose: () =>
      rest.length > 0
        ? { ...showSentences(turn, { faq, score: 1 }, rest), canTellMore: false }
        : withRelatedFaqs(turn, faq.id, { response: '', responseSource: 'faq', faqId: faq.id, isQuestion: false }),
  };
}
