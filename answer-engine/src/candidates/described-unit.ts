import type { SizeOption } from '@chat-module/contract/locations';
import { describeOption } from '../compose/describe-unit.ts';
import { unitButton } from '../compose/size-options.ts';
import { thresholds } from '../decide/thresholds.ts';
import { bestSentenceSimilarity } from '../encode/encoded-faqs.ts';
import { type EncodedMessage, encodeSentence, sentenceSimilarity } from '../encode/sentence-encoder.ts';
import { encodeInContext } from '../rerank/encode-in-context.ts';
import { memoize } from '../text/memoize.ts';
import type { Turn } from '../turn.ts';
import { isCertainQuestion } from '../understand/dialogue/act-classifier.ts';
import type { Candidate } from './candidate.ts';

const maxEncoded = 1000;

/** @param lines the type and the description of a unit, on two lines */
const encodeDescription = memoize((lines) => {
  const [type = '', ...description] = lines.split('\n');
  return encodeSentence(type, description.join(' '));
}, maxEncoded);

interface UnitMatch {
  readonly option: SizeOption;
  /** The log-odds that the description answers the message, against no answer. */
  readonly score: number;
}

/** The unit whose description comes nearest to what a visitor wants to store; `undefined` if several come as near. */
function findDescribedUnit({ facility, read }: Turn, message: EncodedMessage): UnitMatch | undefined {
  if (read.sizes.length > 0) return undefined;
  const compared = (facility?.sizeOptions ?? [])
    .filter(({ description }) => description)
    .map((option) => ({
      option,
      ...sentenceSimilarity(message, encodeDescription(`${option.type}\n${option.description}`)),
    }))
    .sort((a, b) => b.score - a.score);
  const [best] = compared;
  const next = compared.find(({ option }) => option.size !== best?.option.size);
  return best && (!next || best.score - next.score >= thresholds.describedUnitLead) ? best : undefined;
}

/** Recommends a unit in the words of its description. */
function recommend(turn: Turn, option: SizeOption): Candidate {
  const text = turn.texts.advice.byDescription(unitButton(option).label, option.description);
  return {
    source: 'sizeAdvice',
    name: 'byDescription',
    score: 1,
    isCertain: true,
    compose: () => describeOption(turn, option, text),
  };
}

/** Whether an answer is only about room in general, or rests on the volume of the goods. */
function isGeneral({ source, name }: Candidate, { act, said }: Turn): boolean {
  if (source === 'availability') return act.act !== 'available';
  if (source === 'recordFact') return name === 'sizes' && !namesSizes.test(said);
  return source === 'sizeAdvice' && name !== 'described' && name !== 'tooMuch';
}

const namesSizes = /\b(?:sizes|tama[nñ]os)\b/i;

/**
 * Recommends a unit whose description answers a message better than any FAQ: "got a bass boat, need a roof over it". After an answer, it does so
 * only if no FAQ answers.
 */
export function describedUnitCandidate(
  turn: Turn,
  others: readonly Candidate[],
  isAnsweredByFaq: boolean,
): Candidate | undefined {
  const { dialogue, said, knowledge, act } = turn;
  if (
    !others.every((other) => isGeneral(other, turn)) ||
    (dialogue.subject && isAnsweredByFaq) ||
    isCertainQuestion(act)
  )
    return undefined;
  const { entries } = knowledge.faqs;
  const message = encodeInContext(said, dialogue, entries);
  const match = findDescribedUnit(turn, message);
  if (!match || match.score < (others.length > 0 ? thresholds.describedUnitOverOthers : 0)) return undefined;
  const isBest = [...entries.values()].every(({ faq }) => bestSentenceSimilarity(message, faq).score <= match.score);
  return isBest ? recommend(turn, match.option) : undefined;
}
