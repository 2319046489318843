import { existsSync, readFileSync } from 'node:fs';
import { kindNames, readExamples } from './example-questions.ts';
import { addEvidence, type KindModel, makeKindModel, readKindModel } from './kind-model.ts';
import { learnKinds, toProbabilities } from './learn-kinds.ts';
import { nearKinds } from './questions/near-kinds.ts';
import type { Features } from './text-features.ts';

/** How probable each kind of question is, by the kind's number. */
export type KindScores = Float32Array;

/** Made by the build, beside the compiled file; tests, which run the sources, read it as well. */
const builtFile = new URL('../../../dist/chat/language/question-kinds.bin', import.meta.url);

let model: KindModel | undefined;

/** What the examples teach: read if the build has learned it, else learned now, which takes seconds, once for all. */
export function learnQuestionKinds(): KindModel {
  model ??= readBuilt() ?? learnAnew();
  return model;
}

/** A build of other kinds than these sources name is of no use. */
function readBuilt(): KindModel | undefined {
  if (!existsSync(builtFile)) return undefined;
  const built = readKindModel(readFileSync(builtFile));
  return built.kinds.join() === kindNames.join() ? built : undefined;
}

export function learnAnew(): KindModel {
  const examples = readExamples();
  const frequencies = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features.keys()) frequencies.set(feature, (frequencies.get(feature) ?? 0) + 1);
  const learned = learnKinds(examples, kindNames.length);
  const facts = { kinds: kindNames, exampleCount: examples.length };
  return makeKindModel(learned, (feature) => frequencies.get(feature) ?? 0, facts);
}

export function kindsOf(features: Features): KindScores {
  const known = learnQuestionKinds();
  const scores = new Float32Array(kindNames.length);
  for (const [feature, value] of features) addEvidence(known, scores, feature, value);
  toProbabilities(scores);
  return scores;
}

export const isKnown = (feature: string): boolean => learnQuestionKinds().rowOf.has(feature);

/** How rare a word or idea is in what visitors ask: the inverse document frequency of BM25. */
export function rarityOf(feature: string): number {
  const { rowOf, frequencies, exampleCount } = learnQuestionKinds();
  const frequency = frequencies[rowOf.get(feature) ?? -1] ?? 0;
  return Math.log(1 + (exampleCount - frequency + 0.5) / (frequency + 0.5));
}

const numbers = new Map(kindNames.map((name, number) => [name, number]));
const familyNames = [...new Set(kindNames.map((name) => name.split('/', 1)[0] ?? ''))];
const familyOfKind = kindNames.map((name) => familyNames.indexOf(name.split('/', 1)[0] ?? ''));

const numberOf = (name: string): number => numbers.get(name) ?? -1;

export const probabilityOf = (kinds: KindScores, name: string): number => kinds[numberOf(name)] ?? 0;

/** How probable each family of kinds is: `late/fee` and `late/lien` are of one. */
export function familiesOf(kinds: KindScores): Float32Array {
  const families = new Float32Array(familyNames.length);
  kinds.forEach((probability, kind) => {
    const family = familyOfKind[kind] ?? 0;
    families[family] = (families[family] ?? 0) + probability;
  });
  return families;
}

export const familyProbability = (families: Float32Array, name: string): number =>
  families[familyNames.indexOf(name)] ?? 0;

const answeredBy = Object.entries(nearKinds).flatMap(([asked, answers]) =>
  Object.entries(answers).map(([name, share]) => ({ asked: numberOf(asked), answer: numberOf(name), share })),
);

/** Which kinds of questions a FAQ of some kinds answers: its own, and in part those near to it. */
export function answeredKinds(kinds: KindScores): KindScores {
  const answered = new Float32Array(kinds);
  for (const { asked, answer, share } of answeredBy)
    answered[asked] = Math.max(answered[asked] ?? 0, share * (kinds[answer] ?? 0));
  return answered;
}

/** The likeliest kinds by name, for those who want to know why. */
export const likeliestKinds = (kinds: KindScores, limit: number): { kind: string; probability: number }[] =>
  [...kinds]
    .map((probability, number) => ({ kind: kindNames[number] ?? '', probability }))
    .sort((a, b) => b.probability - a.probability)
    .slice(0, limit);
