import { createParameters, descend, embedText, shuffle, softmax } from './adagrad.mjs';
import { createAnswerRanking } from './answer-ranking.mjs';
import { createRandom } from './random.mjs';

const settings = { size: 100, epochs: 8, facilityEpochs: 20, rate: 0.15, dropout: 0.25, firstSpread: 0.5 };
/** Classes with a smaller error are skipped, which saves most of the work. */
const smallestError = 0.002;

/** The classes that a text may belong to: a vector and a bias for each. */
const createClasses = (count, firstValue) => ({
  vectors: createParameters(count * settings.size, firstValue),
  biases: createParameters(count, () => 0),
  scores: new Float32Array(count),
});

const one = Float32Array.of(1);

/** One step of softmax regression over the classes from `start` to `end`. Adds the gradient of the embedding to `gradient`. */
const learnClass = ({ vectors, biases, scores }, { start, end, right, embedding, gradient, rate }) => {
  const { size } = settings;
  const among = scores.subarray(start, end);
  for (let choice = start; choice < end; choice++) {
    let sum = biases.values[choice];
    for (let at = 0, from = choice * size; at < size; at++) sum += vectors.values[from + at] * embedding[at];
    scores[choice] = sum;
  }
  softmax(among);
  for (let choice = start; choice < end; choice++) {
    const error = scores[choice] - (choice === right ? 1 : 0);
    if (Math.abs(error) < smallestError) continue;
    for (let at = 0, from = choice * size; at < size; at++) gradient[at] += error * vectors.values[from + at];
    descend(vectors, choice * size, error, embedding, rate);
    descend(biases, choice, error, one, rate);
  }
};

/** Yields the items forever, all of them before any repeats. */
function* cycle(items, random) {
  const order = [...items];
  while (order.length > 0) {
    shuffle(order, random);
    yield* order;
  }
}

/**
 * Trains fastText's classifier (Joulin et al. 2016, "Bag of Tricks for Efficient Text Classification"). Each feature has an embedding, a text
 * is the weighted sum of its features' embeddings, and a softmax predicts the intent. A second softmax predicts the sub-intent within the
 * intent (hierarchical softmax, Morin and Bengio 2005). Between the examples, the same embeddings learn to rank the FAQs of facilities: see
 * answer-ranking.mjs.
 *
 * @param samples `{ intent, subIntent?, rows, values }[]`: the number of the intent, the number of the sub-intent among all sub-intents, and
 *   the text's features by their rows with their weights
 * @param subIntentCounts the number of sub-intents of each intent
 * @param facilities in the form that answer-ranking.mjs takes
 * @returns the embeddings of the features; the vectors of the intents and sub-intents, concatenated, `size` numbers each; their biases; and the
 *   weights of the answer ranking
 */
export const trainIntentClassifier = (samples, { featureCount, subIntentCounts, facilities = [] }) => {
  const { size, epochs, facilityEpochs, dropout } = settings;
  const random = createRandom(7);
  const firstValue = () => ((random() - 0.5) * Math.sqrt(12) * settings.firstSpread) / Math.sqrt(size);
  const embeddings = createParameters(featureCount * size, firstValue);
  const intents = createClasses(subIntentCounts.length, firstValue);
  const ends = subIntentCounts.map((_, intent) =>
    subIntentCounts.slice(0, intent + 1).reduce((sum, count) => sum + count, 0),
  );
  const subIntents = createClasses(ends.at(-1), firstValue);
  const ranking = createAnswerRanking(embeddings, { size, random });
  const embedding = new Float32Array(size);
  const gradient = new Float32Array(size);

  const learn = ({ intent, subIntent, ...text }, rate) => {
    const backpropagate = embedText(text, embeddings, embedding, { dropout, random });
    gradient.fill(0);
    learnClass(intents, { start: 0, end: subIntentCounts.length, right: intent, embedding, gradient, rate });
    if (subIntent !== undefined) {
      const end = ends[intent];
      const start = end - subIntentCounts[intent];
      learnClass(subIntents, { start, end, right: subIntent, embedding, gradient, rate });
    }
    backpropagate(gradient, rate);
  };

  const order = [...samples];
  const turns = cycle(facilities, random);
  const facilitiesPerSample = (facilities.length * facilityEpochs) / (samples.length * epochs);
  let due = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    order.forEach((sample, at) => {
      const rate = settings.rate * (1 - (epoch + at / order.length) / epochs);
      learn(sample, rate);
      for (due += facilitiesPerSample; due >= 1; due--) ranking.learn(turns.next().value, rate);
    });
  }
  return {
    embeddings: embeddings.values,
    intentVectors: intents.vectors.values,
    intentBiases: intents.biases.values,
    subIntentVectors: subIntents.vectors.values,
    subIntentBiases: subIntents.biases.values,
    ranking: ranking.weights(),
  };
};
