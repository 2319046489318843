import { kindNames, readExamples } from './example-questions.ts';
import { type KindModel, makeKindModel } from './kind-model.ts';
import { countFeatures, learnKinds } from './learn-kinds.ts';

/** What the examples teach: seconds of work, done by the build. */
export function learnQuestionKinds(): KindModel {
  const examples = readExamples();
  const frequencies = countFeatures(examples);
  const learned = learnKinds(examples, kindNames.length);
  const facts = { kinds: kindNames, exampleCount: examples.length };
  return makeKindModel(learned, (feature) => frequencies.get(feature) ?? 0, facts);
}
