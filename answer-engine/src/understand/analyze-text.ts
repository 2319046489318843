import { splitSentences } from '../text/split-sentences.ts';
import { type ReadWords, readWords } from './analyze-words.ts';
import { type AnswerType, answerTypesAskedFor } from './answer-types.ts';
import type { Placed } from './intents/intent-classifier.ts';
import { type KindScores, kindsAt, placeText } from './intents/intents.ts';

/** What a text, or a sentence of it, is compared with FAQs by. */
export interface ReadSentence extends Pick<ReadWords, 'words' | 'subjects' | 'ideas'>, Placed {
  /** How probable each kind of question is, by likeness. */
  readonly kinds: KindScores;
}

/** A text as the rest of the chat sees it. */
export interface ReadText extends ReadWords, ReadSentence {
  /** The sorts of answer that it asks for. */
  readonly answerTypes: ReadonlySet<AnswerType>;
  /** Its sentences, if there are several. */
  readonly sentences: readonly ReadSentence[];
}

export function readText(text: string): ReadText {
  const sentences = lastSentences(text).map((sentence) => withKinds(readWords(sentence)));
  return { ...withKinds(readWords(text)), answerTypes: answerTypesAskedFor(text), sentences };
}

function withKinds<Read extends Pick<ReadWords, 'words' | 'ideas'>>(read: Read) {
  const placed = placeText(read);
  return { ...read, ...placed, kinds: kindsAt(placed.embedding) };
}

const maxSentences = 6;

/** The last sentences of a text, or none if it has only one. */
function lastSentences(text: string): string[] {
  const sentences = splitSentences(text, { anyCase: true }).filter((sentence) => /\w\W+\w/.test(sentence));
  return sentences.length > 1 ? sentences.slice(-maxSentences) : [];
}
