/** Features in fewer examples are dropped. A dropped word still counts through its word vector, a dropped pair through its words. */
const fewestExamples = { word: 2, pair: 4 };

/** The intents in data order, each with its examples and the names of its sub-intents. */
export const groupByIntent = (groups) => {
  const intents = new Map();
  for (const { intent, subIntent, examples } of groups) {
    if (!intents.has(intent)) intents.set(intent, { intent, subIntents: new Set(), examples: [] });
    const known = intents.get(intent);
    if (subIntent !== null) known.subIntents.add(subIntent);
    known.examples.push(...examples.map((text) => ({ text, subIntent })));
  }
  return [...intents.values()].map((one) => ({ ...one, subIntents: [...one.subIntents] }));
};

/** Every example with its features, the number of its intent, and the number of its sub-intent among all sub-intents. */
const readExamples = (intents, featuresOf) => {
  let firstSubIntent = 0;
  return intents.flatMap(({ examples, subIntents }, intent) => {
    const first = firstSubIntent;
    firstSubIntent += subIntents.length;
    return examples.map(({ text, subIntent }) => ({
      intent,
      subIntent: subIntent === null ? undefined : first + subIntents.indexOf(subIntent),
      features: featuresOf(text),
    }));
  });
};

const frequentFeatures = (examples) => {
  const frequencies = new Map();
  for (const { features } of examples)
    for (const name of features.keys()) frequencies.set(name, (frequencies.get(name) ?? 0) + 1);
  const fewest = (name) => (name.includes(' ') ? fewestExamples.pair : fewestExamples.word);
  // Dimensions of the word vectors (~) and concepts (#) are always kept.
  const isFrequent = ([name, frequency]) => /^[~#]/.test(name) || frequency >= fewest(name);
  return [...frequencies].filter(isFrequent).map(([name, frequency]) => ({ name, frequency }));
};

/** Converts features to the rows of those that are learned, with their weights. */
const rowsIn = (features) => {
  const rowOf = new Map(features.map(({ name }, row) => [name, row]));
  return (all) => {
    const known = [...all].filter(([name]) => rowOf.has(name));
    return {
      rows: Int32Array.from(known.map(([name]) => rowOf.get(name))),
      values: Float64Array.from(known.map(([, value]) => value)),
    };
  };
};

/**
 * @param intents from `groupByIntent`
 * @param featuresOf returns a text's features with their weights
 * @returns the features that are learned, the samples for `trainIntentClassifier`, and `rowsOf` for further texts
 */
export const readSamples = (intents, featuresOf) => {
  const examples = readExamples(intents, featuresOf);
  const features = frequentFeatures(examples);
  const rowsOf = rowsIn(features);
  const samples = examples.map(({ intent, subIntent, features: all }) => ({ intent, subIntent, ...rowsOf(all) }));
  return { features, samples, rowsOf };
};
