import { LRUCache } from 'lru-cache';
import { unitVector } from '../rerank/embedding-similarity.ts';
import { addProducts } from '../text/vector-math.ts';
import { analyzeWords } from '../understand/analyze-words.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import { embeddingSize, embedText } from '../understand/intents/intents.ts';

type Pause = () => Promise<void> | undefined;

/** Returns the positions of the questions nearest in meaning to a text, the nearest first. */
export type FindNearest = (text: string, limit: number) => number[];

/** Many facilities ask the same questions. A vector takes 400 bytes. */
const embeddingCache = new LRUCache<string, Embedding>({ max: 10_000 });

function vectorOf(text: string): Embedding {
  const known = embeddingCache.get(text);
  if (known) return known;
  const vector = unitVector(embedText(analyzeWords(text)).embedding);
  embeddingCache.set(text, vector);
  return vector;
}

/**
 * Embeds questions, which costs a small part of indexing their FAQs, to find those worth indexing.
 *
 * @param pause called between questions, so that the caller can yield to other work
 */
export async function embedQuestions(
  questions: readonly string[],
  pause: Pause = () => undefined,
): Promise<FindNearest> {
  const vectors = new Float32Array(questions.length * embeddingSize);
  for (const [at, question] of questions.entries()) {
    await pause();
    vectors.set(vectorOf(question), at * embeddingSize);
  }
  return (text, limit) => {
    const similarities = new Float64Array(questions.length);
    addProducts(similarities, vectors, 0, vectorOf(text));
    return [...similarities.keys()]
      .sort((one, other) => (similarities[other] ?? 0) - (similarities[one] ?? 0))
      .slice(0, limit);
  };
}
