import type { Asked } from './faq-likeness.ts';
import type { FaqWords } from './faq-words.ts';

/** What a glance goes by: kinds first, then words and ideas, and words that tell these FAQs apart once more. */
const weights = { kinds: 4, telling: 0.65 };
/** What a word counts that only the answer has. */
const toldShare = 0.6;

/** What can be told at once of how promising each FAQ of an index is: a number for each, in their order there. */
export function glanceAtAll(asked: Asked, { faqCount, stems, ideas, answers }: FaqWords): Float64Array {
  const glances = new Float64Array(faqCount);
  for (const { kind, probability } of asked.matters) {
    const answered = answers[kind];
    for (let place = 0; place < faqCount; place++)
      glances[place] = (glances[place] ?? 0) + probability * (answered?.[place] ?? 0);
  }
  for (let place = 0; place < faqCount; place++) glances[place] = weights.kinds * (glances[place] ?? 0);
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
