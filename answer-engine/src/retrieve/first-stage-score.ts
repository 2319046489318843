import { directionOf } from '../rerank/embedding-similarity.ts';
import type { Asked } from '../rerank/lexical-similarity.ts';
import { addProducts } from '../text/vector-math.ts';
import type { Embedding } from '../understand/intents/intent-classifier.ts';
import type { FaqWords } from './inverted-index.ts';

/** What a glance goes by: kinds first, then words and ideas, and words that tell these FAQs apart once more; and where both lie. */
const weights = { kinds: 4, telling: 0.65, relevance: 0.3 };
/** What a word counts that only the answer has. */
const toldShare = 0.6;

/** What can be told at once of how promising each FAQ of an index is: a number for each, in their order there. */
export function glanceAtAll(asked: Asked, { faqCount, stems, ideas, answers, points }: FaqWords): Float64Array {
  const glances = new Float64Array(faqCount);
  for (const { kind, probability } of asked.matters) {
    const answered = answers[kind];
    for (let place = 0; place < faqCount; place++)
      glances[place] = (glances[place] ?? 0) + probability * (answered?.[place] ?? 0);
  }
  for (let place = 0; place < faqCount; place++) glances[place] = weights.kinds * (glances[place] ?? 0);
  addRelevance(glances, asked.embedding, points);
  const add = (places: readonly number[], weight: number) => {
    for (const place of places) glances[place] = (glances[place] ?? 0) + weight;
  };
  const addWord = (stem: string, weight: number) => {
    const { asked: askedIn, told } = stems.get(stem) ?? { asked: [], told: [] };
    add(askedIn, weight);
    add(told, toldShare * weight);
  };
  for (const { stem, weight } of asked.subjects) addWord(stem, weight / asked.weightOfSubjects);
  for (const { stem, weight } of asked.tellingHere) addWord(stem, weights.telling * weight);
  for (const { idea, weight } of asked.ideas) {
    const { asked: askedIn, told } = ideas.get(idea) ?? { asked: [], told: [] };
    add(askedIn, weight / asked.weightOfIdeas);
    add(told, weight / asked.weightOfIdeas);
  }
  return glances;
}

function addRelevance(glances: Float64Array, embedding: Embedding, points: Float32Array): void {
  const relevance = new Float64Array(glances.length);
  addProducts(relevance, points, 0, directionOf(embedding));
  for (let place = 0; place < glances.length; place++)
    glances[place] = (glances[place] ?? 0) + weights.relevance * (relevance[place] ?? 0);
}
