import type { Answered } from './answered.ts';
import type { Candidate, CandidateSource } from './candidates/candidate.ts';
import { nextDialogue } from './compose/next-dialogue.ts';
import { callUs } from './compose/write-contact.ts';
import { thresholds } from './decide/thresholds.ts';
import type { DialogueState } from './dialogue.ts';
import type { Reply } from './reply.ts';
import { readSentenceQuery } from './rerank/sentence-query.ts';
import { dependsOnContext } from './understand/dialogue/depends-on-context.ts';
import { splitQuestions } from './understand/split-questions.ts';
import type { VisitorMessage } from './understand/visitor-message.ts';

type AnswerOne = (message: VisitorMessage, dialogue: DialogueState) => Answered;

/** Sources whose answers can be combined with another answer. */
const combinable: ReadonlySet<CandidateSource> = new Set([
  'faqSentence',
  'sizeAdvice',
  'unitQuestion',
  'availability',
  'recordFact',
  'faq',
  'amenity',
]);

/** A longer reply would not be read. */
const maxAnswers = 3;

/**
 * Answers a message with several questions in one reply. Each question is resolved in the context of the one before it. Undefined if the
 * message is better read as one question, or is about an emergency.
 */
export function answerParts(
  message: VisitorMessage,
  dialogue: DialogueState,
  answerOne: AnswerOne,
): Answered | undefined {
  const questions = message.messageType ? [] : splitQuestions(message.message);
  if (questions.length < 2) return undefined;
  let state = dialogue;
  const parts: Answered[] = [];
  for (const question of questions) {
    const answered = answerOne({ ...message, message: question }, state);
    if (answered.understanding.safetyIntent) return undefined;
    const isFirst = question === questions[0];
    if (!isAnswered(answered, isFirst) || parts.some(({ reply }) => isSame(reply, answered.reply))) continue;
    state = nextDialogue(state, answered.understanding, answered.reply);
    parts.push(answered);
    if (parts.length === maxAnswers) break;
  }
  const [first, ...others] = parts;
  if (!first) return undefined;
  if (others.length > 0) return withState(others.reduce(together, first), state);
  const isCertain = chosenIn(first)?.source === 'faq' && (chosenIn(first)?.score ?? 0) >= thresholds.certainFaq;
  if (!isCertain || answerOne(message, dialogue).decision.kind === 'answer') return undefined;
  return withoutTheRest(first);
}

const chosenIn = ({ decision }: Answered): Candidate | undefined =>
  decision.kind === 'answer' ? decision.candidate : undefined;

/** Whether a question has an answer that doesn't depend on the questions before it, except for a recommended unit. */
function isAnswered(answered: Answered, isFirst: boolean): boolean {
  const chosen = chosenIn(answered);
  if (!chosen || !combinable.has(chosen.source)) return false;
  if (isFirst || chosen.source === 'faqSentence' || chosen.source === 'unitQuestion') return true;
  const { said } = answered.understanding;
  if (dependsOnContext(said) || readSentenceQuery(said).terms.length === 0) return false;
  return chosen.source !== 'faq' || chosen.score >= thresholds.faqBesideAnother;
}

const isSame = (one: Reply, other: Reply): boolean =>
  one.response.includes(other.response) || (one.faqId !== undefined && one.faqId === other.faqId);

/** Combines two answers and their buttons. The source is that of the first. */
function together(first: Answered, second: Answered): Answered {
  const reply: Reply = {
    ...second.reply,
    ...first.reply,
    response: `${first.reply.response}\n\n${second.reply.response}`,
    sources: [...(first.reply.sources ?? []), ...(second.reply.sources ?? [])],
    suggestions: undefined,
  };
  const chosen = chosenIn(second);
  return { ...first, candidates: [...first.candidates, ...(chosen ? [chosen] : [])], reply };
}

const withState = (answered: Answered, state: DialogueState): Answered => ({
  ...answered,
  reply: { ...answered.reply, dialogue: state },
});

/** The one answer that was found, with the contact details of somebody who can answer the rest. */
function withoutTheRest(answered: Answered): Answered {
  const { texts, facility } = answered.understanding;
  const { reply } = answered;
  const rest = texts.followUp.restUnknown(callUs(texts, facility));
  return { ...answered, reply: { ...reply, response: `${reply.response}\n\n${rest}` } };
}
