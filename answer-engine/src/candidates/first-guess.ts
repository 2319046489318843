import { introduceEnglish } from '../compose/introduce-english.ts';
import { showWhole } from '../compose/show-faq.ts';
import { callUs } from '../compose/write-contact.ts';
import { thresholds } from '../decide/thresholds.ts';
import type { SentenceMatch } from '../rerank/sentence-ranker.ts';
import type { Turn } from '../turn.ts';
import { asksSomething } from '../understand/dialogue/asks-something.ts';
import type { Candidate } from './candidate.ts';

/**
 * The FAQ that a first message may mean if nothing answers it. The message still counts as unanswered, so that the office can answer it. If no FAQ
 * comes near the message, there is no guess, however probable one of their sentences is.
 *
 * @param faqs the best FAQs for the message
 * @param rank the sentences for the message, most probable first
 */
export function firstGuess(
  turn: Turn,
  faqs: readonly Candidate[],
  rank: () => readonly SentenceMatch[],
): Candidate | undefined {
  const { dialogue, said, texts, facility } = turn;
  if (dialogue.subject || !faqs.some(({ score }) => score >= thresholds.clarify)) return undefined;
  const [top] = rank();
  const least = asksSomething(said) ? thresholds.likelySentence : thresholds.sentence;
  if (!top || top.probability < least) return undefined;
  const { faq } = top.indexed;
  return {
    source: 'faqSentence',
    name: faq.question,
    score: top.probability,
    isGuess: true,
    compose: () => {
      const { response, dialogue: changes } = showWhole(turn, { faq, score: top.probability });
      const guess = texts.followUp.perhaps(introduceEnglish(turn, response, 'answer'));
      return {
        response: `${guess}\n\n${texts.noAnswer.ifNot(callUs(texts, facility))}`,
        responseSource: 'unanswered',
        showLeadForm: true,
        ...(changes && { dialogue: changes }),
      };
    },
  };
}
