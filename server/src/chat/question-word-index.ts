import { stemWords } from '@chat-module/answer-engine/text/stem-word';
import { splitWords } from '@chat-module/answer-engine/text/tokenize';
import { createPauses } from './yield-to-event-loop.ts';

/** Returns the positions of the questions that share the most words with a message, best first. Rare words count more. */
export type FindSimilar = (message: string) => number[];

/** Much faster than indexing the questions, so it decides which ones to index first. */
export async function createQuestionWordIndex(questions: readonly string[]): Promise<FindSimilar> {
  const pauseIfLong = createPauses();
  const places = new Map<string, number[]>();
  for (const [place, question] of questions.entries()) {
    for (const stem of stemsOf(question)) {
      const known = places.get(stem);
      if (known) known.push(place);
      else places.set(stem, [place]);
    }
    await pauseIfLong();
  }
  return (message) => {
    const scores = new Map<number, number>();
    for (const stem of stemsOf(message)) {
      const having = places.get(stem) ?? [];
      for (const place of having) scores.set(place, (scores.get(place) ?? 0) + 1 / having.length);
    }
    return [...scores].sort((a, b) => b[1] - a[1]).map(([place]) => place);
  };
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(stemWords(splitWords(text)));
