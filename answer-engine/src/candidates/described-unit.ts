import type { SizeOption } from '@chat-module/contract/locations';
import { describeOption } from '../compose/describe-unit.ts';
import { unitButton } from '../compose/size-options.ts';
import { thresholds } from '../decide/thresholds.ts';
import { encodeMessage, encodeSentence, sentenceSimilarity } from '../encode/sentence-encoder.ts';
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

/** The unit whose description comes nearest to what a visitor wants to store; `undefined` if none comes near, or if several do. */
function findDescribedUnit({ facility, said, read }: Turn): SizeOption | undefined {
  if (read.sizes.length > 0) return undefined;
  const message = encodeMessage(said);
  const compared = (facility?.sizeOptions ?? [])
    .filter(({ description }) => description)
    .map((option) => ({
      option,
      ...sentenceSimilarity(message, encodeDescription(`${option.type}\n${option.description}`)),
    }))
    .sort((a, b) => b.score - a.score);
  const [best] = compared;
  if (!best || best.score < thresholds.describedUnit) return undefined;
  const next = compared.find(({ option }) => option.size !== best.option.size);
  return !next || best.score - next.score >= thresholds.describedUnitLead ? best.option : undefined;
}

/** Recommends a unit in the words of its description. */
export function adviseByDescription(turn: Turn, score: number, isCertain: boolean): Candidate | undefined {
  const option = findDescribedUnit(turn);
  if (!option) return undefined;
  const text = turn.texts.advice.byDescription(unitButton(option).label, option.description);
  return {
    source: 'sizeAdvice',
    name: 'byDescription',
    score,
    isCertain,
    compose: () => describeOption(turn, option, text),
  };
}

/** Recommends a unit for a first message that nothing else answers: "just skis and two golf bags". */
export const describedUnitCandidate = (turn: Turn): Candidate | undefined =>
  turn.dialogue.subject || isCertainQuestion(turn.act) ? undefined : adviseByDescription(turn, 1, false);
