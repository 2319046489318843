import { showWhole } from '../compose/show-faq.ts';
import type { Reply } from '../reply.ts';
import type { Faq } from '../retrieve/faq.ts';
import { stemWord } from '../text/stem-word.ts';
import { englishStopWords, spanishStopWords } from '../text/stop-words.ts';
import { splitWords } from '../text/tokenize.ts';
import type { Turn } from '../turn.ts';

/** The FAQs that the last reply suggested, in its order, if they still exist. */
export const offeredFaqs = ({ dialogue: { offer }, knowledge }: Turn): Faq[] =>
  offer?.kind === 'suggestions' ? offer.faqIds.flatMap((id) => knowledge.faqs.entries.get(id)?.faq ?? []) : [];

/** Maximum length in words; a longer message asks a question of its own. */
const longestName = 6;
const asksAnew =
  /\?|^(?:and|but|how|what|when|where|who|why|is|are|do|does|can|could|will|y|como|cuando|donde|quien|hay|puedo)\b/i;

/**
 * The suggested FAQ that a message names: by its question, which its button sends, or in words such as "the late fee one", if no other
 * suggested question has all its content words.
 */
export function namedSuggestion(turn: Turn): Faq | undefined {
  const words = splitWords(turn.said);
  const repeated = offeredFaqs(turn).find(({ question }) => isSame(splitWords(question), words));
  if (repeated) return repeated;
  if (words.length > longestName || asksAnew.test(turn.said.trim())) return undefined;
  const named = contentStems(words);
  if (named.length === 0) return undefined;
  const fitting = offeredFaqs(turn).filter(({ question }) => {
    const stems = new Set(splitWords(question).map(stemWord));
    return named.every((stem) => stems.has(stem));
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join(' ') === other.join(' ');

const contentStems = (words: readonly string[]): string[] =>
  words.filter((word) => !englishStopWords.has(word) && !spanishStopWords.has(word)).map(stemWord);

/** Shows the chosen FAQ, which becomes the subject as if the visitor had asked its question. */
export function showOffered(turn: Turn, faq: Faq): Reply {
  const reply = showWhole(turn, { faq, score: 1 });
  const subject = { text: faq.question, recordIntents: [], answeredByFaq: true, faqId: faq.id };
  return { ...reply, dialogue: { ...reply.dialogue, subject } };
}

export const suggestAgain = (response: string, faqs: readonly Faq[]): Reply => ({
  response,
  responseSource: 'unanswered',
  isQuestion: false,
  suggestions: faqs.map(({ id, question }) => ({ id, question })),
});
