import { localTime } from '@chat-module/opening-hours/local-time';
import { normalizeText } from '@chat-module/opening-hours/normalize-text';
import { showSentences } from '../compose/show-faq.ts';
import type { ShownFaq } from '../dialogue.ts';
import { type AnswerSentence, sentencesOf } from '../retrieve/answer-sentences.ts';
import { stemWord } from '../text/stem-word.ts';
import type { Turn } from '../turn.ts';
import { isTimed } from '../understand/dialogue/visit-context.ts';
import { parseVisitFragment } from '../understand/dialogue/visit-fragment.ts';
import { parseHoursQuestion } from '../understand/entities/hours-question.ts';
import type { Candidate } from './candidate.ts';
import { minimumFor } from './emergency.ts';

const fillers =
  '(?:(?:and|so|ok|okay|but|like|well|oh|then|wonderful|great|perfect|cool|alright|thanks|thank you|y|o|pero|entonces|bueno|perfecto|gracias)[\\s,.!]+)*';
const ofIt =
  '(?: (?:(?:does|do|is|are|will|would|can) )?(?:it|that|this|they|those|i)(?: (?:run|runs|go|work|works|stop|end|last|do (?:it|that)|at))?| (?:anda|funciona|jala|corre|puedo))?';

/** Asks for a limit in time and names nothing: "till when?", "and when at the very latest?" */
const limitAlone = new RegExp(
  `^${fillers}(?:(?:by|until|till?|up to|before) (?:when|what (?:time|date|day))|how late|when(?: at)?(?: the)?(?: very)? latest|whats? (?:is )?the (?:very )?(?:latest|deadline|cutoff)|hasta (?:cuando|que (?:hora|dia|fecha))|para cuando)${ofIt}(?: (?:at the latest|exactly|then|though|tho|entonces))?\\W*$`,
);

/** "Would 4 o'clock work for that?" */
const forThat = /\bfor (?:that|this)\b|\bpara eso\b/;

/** "It's 1 am, does anybody answer that?" after the number of a line with hours of its own. */
const asksIfAnswered = /\b(?:answers?|picks? up|contestan?|responden?|atienden?)\b/;
const takesCalls = /\b(?:answer|staffed|support|hotline|pick(?:s|ed)? up|call button|line)/i;

/** Asks when something ends or begins: "how late do you cut them?" */
const asksForLimit =
  /\b(?:how (?:late|early)|(?:the )?(?:latest|earliest)|(?:by|till?|until) (?:when|what time)|hasta (?:que hora|cuando))\b/;

/** Answers "till when?" or "would 4 work for that?" with the sentences of an FAQ that state times, where the office hours would mislead. */
export function timesOfFaq(turn: Turn): Candidate | undefined {
  const { said, dialogue, facility, now } = turn;
  const asked = normalizeText(said);
  const [last, ...earlier] = dialogue.shown ?? [];
  if (!last || !facility) return undefined;
  const question = parseHoursQuestion(said, localTime(now, facility.timezone));
  const isOfIt = limitAlone.test(asked) || (forThat.test(asked) && isTimed(question));
  const isFaqLast = dialogue.lastReply?.responseSource === 'faq';
  if (isFaqLast && asksIfAnswered.test(asked)) {
    const answered = withTimes(turn, last, ({ text }) => takesCalls.test(text));
    if (answered) return answered;
  }
  if (isOfIt && isFaqLast) return withTimes(turn, last, () => true);
  if (!asksForLimit.test(asked) || question.isPlaceNamed) return undefined;
  const own = parseVisitFragment(said).own.map(stemWord);
  for (const one of [last, ...earlier]) {
    const found = withTimes(turn, one, ({ stems }) => own.some((stem) => stems.has(stem)));
    if (found) return found;
  }
  return undefined;
}

const statesLimit =
  /\b(?:until|till?|by|before|within|no later|latest|close[sd]?|hasta|antes|dentro|a mas tardar)\b|\d ?(?:to|-|–) ?\d/i;

/** The sentences of an FAQ that state a time and are meant; if some state a limit, only those. */
function withTimes(
  turn: Turn,
  { faqId }: ShownFaq,
  isMeant: (sentence: AnswerSentence) => boolean,
): Candidate | undefined {
  const faq = turn.knowledge.faqs.entries.get(faqId)?.faq;
  if (!faq) return undefined;
  const timed = sentencesOf(faq).flatMap((sentence, position) =>
    (sentence.details.has('time') || sentence.details.has('duration')) && isMeant(sentence)
      ? [{ position, isLimit: statesLimit.test(sentence.text) }]
      : [],
  );
  if (timed.length === 0) return undefined;
  const limits = timed.filter(({ isLimit }) => isLimit);
  const positions = (limits.length > 0 ? limits : timed).map(({ position }) => position);
  return {
    source: 'faqSentence',
    name: faq.question,
    score: 1,
    minimum: minimumFor(turn),
    compose: () => showSentences(turn, { faq, score: 1 }, positions),
  };
}
