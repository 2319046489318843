import { sentencesToEncode } from './engine.mjs';

/** A turn that more than this share of the sentences would answer shows little of what is asked. */
const vagueShare = 1 / 3;
const vagueCount = 3;

/** Whether so many sentences would answer a turn that nothing can be learned from it. */
export const isVague = (right, total) => right > vagueCount && right > vagueShare * total;

/**
 * The sentences that would answer a turn alone, by its checks.
 *
 * @param judge from `compileChecks`
 * @returns `{ faqId, positions }[]`, the FAQ with the most right sentences first
 */
export const rightSentences = (judge, faqs) =>
  faqs
    .map(({ id, answer }) => {
      const isRight = (text) => judge({ response: text, faqId: id, responseSource: 'faq' }).mark === 2;
      return { faqId: id, positions: sentencesToEncode(answer).flatMap((text, at) => (isRight(text) ? [at] : [])) };
    })
    .filter(({ positions }) => positions.length > 0)
    .sort((a, b) => b.positions.length - a.positions.length);

/** A turn that more units than this would answer asks for none of them. */
const maxRightUnits = 3;

/** The positions of the units whose description would answer a turn alone, by its checks. */
export function rightUnits(judge, units) {
  const isRight = ({ size, type, description }) =>
    judge({ response: `${size} — ${type}: ${description}`, responseSource: 'unit_details', unitSize: size }).mark === 2;
  const right = units.flatMap((unit, at) => (isRight(unit) ? [at] : []));
  return right.length <= maxRightUnits ? right : [];
}
