import type { Passage } from '@chat-module/answer-engine/grounding/passage';
import { faqsInPrompt, pagesInPrompt } from '@chat-module/answer-engine/grounding/quote-source';
import { passagesOfRecord } from '@chat-module/answer-engine/grounding/record-passages';
import type { FaqMatch } from '@chat-module/answer-engine/retrieve/faq-index';
import { serverTimezone } from '../calendar.ts';
import type { ConversationRow } from '../database/rows/conversations.ts';
import type { ChatTurn } from './chat-turn.ts';
import type { Asked } from './describe-dialogue.ts';

/** Characters per FAQ or turn: prompts cost by length, and the grounding check searches each text. */
const mostTold = 2000;
export const turnsInPrompt = 5;

/** Everything that the model is given, and that its answer may be based on. */
export const gatherPassages = (turn: ChatTurn, asked: Asked): Passage[] => {
  const { knowledge, recentTurns, now } = turn;
  const { read } = asked.understanding;
  return [
    todayIn(knowledge.facility?.timezone ?? serverTimezone, now),
    ...(knowledge.facility ? passagesOfRecord(knowledge.facility) : []),
    ...faqsFor(turn, asked).map(
      ({ faq, score }): Passage => ({
        kind: 'faq',
        id: faq.id,
        label: faq.question,
        text: faq.answer.slice(0, mostTold),
        score,
      }),
    ),
    ...knowledge.passages.nearest(read, pagesInPrompt).map(
      ({ passage, score }): Passage => ({
        kind: 'page',
        id: passage.pageId,
        label: passage.heading,
        text: passage.text.slice(0, mostTold),
        score,
      }),
    ),
    ...recentTurns.slice(0, turnsInPrompt).filter(isOurs).map(passageOfTurn),
  ];
};

/** The FAQs that the conversation is about, those that would be suggested, and those nearest to the message. */
function faqsFor({ knowledge: { faqs }, dialogue }: ChatTurn, { understanding, reply }: Asked): FaqMatch[] {
  const nearest = faqs.nearest(understanding.read, faqsInPrompt);
  const { subject, offer, shown = [] } = dialogue;
  const ids = [
    subject?.faqId,
    ...(offer?.kind === 'suggestions' ? offer.faqIds : []),
    ...(reply.suggestions ?? []).map(({ id }) => id),
    ...nearest.map(({ faq }) => faq.id),
    ...shown.map(({ faqId }) => faqId),
  ];
  return [...new Set(ids)]
    .flatMap((id) => faqs.entries.get(id ?? '')?.faq ?? [])
    .slice(0, faqsInPrompt)
    .map((faq) => ({ faq, score: nearest.find((match) => match.faq.id === faq.id)?.score ?? 0 }));
}

/** The date without the time. A time in the sources would support figures in the answer that have nothing to do with it. */
function todayIn(timeZone: string, now: Date): Passage {
  const day = now.toLocaleDateString('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  });
  return { kind: 'record', id: 'today', label: 'Today', text: `Today is ${day}.` };
}

/** Messages of visitors and answers of the model are not sources. */
const isOurs = ({ responseSource }: ConversationRow): boolean =>
  responseSource !== 'ai' && responseSource !== 'unanswered';

const passageOfTurn = ({ id, userMessage, botResponse }: ConversationRow): Passage => ({
  kind: 'turn',
  id,
  label: `Earlier answer to “${userMessage}”`,
  text: botResponse.slice(0, mostTold),
});
