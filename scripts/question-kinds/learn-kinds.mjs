import { createRandom } from '../random.mjs';
import { createLearned, descend, placeText, shuffle, softmax } from './descent.mjs';
import { createAnswerLearner } from './learn-answers.mjs';

/**
 * fastText's classifier (Joulin et al. 2016): each feature has an embedding, a text has the weighted sum of those of its features, and
 * each kind has a direction; softmax of their products. Each matter within a kind has a direction as well, and a softmax among
 * those of its kind: a hierarchical softmax (Morin and Bengio 2005). Learned example by example; between the examples, which FAQs answer
 * the messages of facilities is learned with the same embeddings.
 */
const settings = { size: 100, epochs: 8, facilityEpochs: 20, rate: 0.15, leftOut: 0.25, firstSpread: 0.5 };
/** Choices that are out of the question are not pushed further away, which saves most of the work. */
const smallestChange = 0.002;

/** What texts are told apart into: each choice has a direction and a bias. */
const createChoices = (count, firstNumber) => ({
  directions: createLearned(count * settings.size, firstNumber),
  biases: createLearned(count, () => 0),
  scores: new Float32Array(count),
});

const one = Float32Array.of(1);

/** Learns from one text which of the choices from `start` to `end` it is, and adds to `slopes` what its embedding should learn of that. */
const learnChoice = ({ directions, biases, scores }, { start, end, right, embedding, slopes, rate }) => {
  const { size } = settings;
  const among = scores.subarray(start, end);
  for (let choice = start; choice < end; choice++) {
    let sum = biases.numbers[choice];
    for (let at = 0, from = choice * size; at < size; at++) sum += directions.numbers[from + at] * embedding[at];
    scores[choice] = sum;
  }
  softmax(among);
  for (let choice = start; choice < end; choice++) {
    const error = scores[choice] - (choice === right ? 1 : 0);
    if (Math.abs(error) < smallestChange) continue;
    for (let at = 0, from = choice * size; at < size; at++) slopes[at] += error * directions.numbers[from + at];
    descend(directions, choice * size, error, embedding, rate);
    descend(biases, choice, error, one, rate);
  }
};

/** Endlessly, all of them before one comes again. */
function* inTurn(items, random) {
  const order = [...items];
  while (order.length > 0) {
    shuffle(order, random);
    yield* order;
  }
}

/**
 * @param samples `{ kind, matter, rows, values }`: the numbers of the kind and, if known, of its matter among all matters, and the text's
 *   features by their rows with their weights
 * @param matterCounts how many matters each kind has
 * @param facilities `{ faqs: { question, whole, sentences }[], messages: { text, right }[] }`, each text by `rows` and `values`, `right` the numbers of
 *   the FAQs that answer
 * @returns the features' embeddings, the kinds' and the matters' directions, each of `size` numbers after the other, and their biases; what
 *   the likenesses of a message with a FAQ weigh
 */
export const learnKinds = (samples, { featureCount, matterCounts, facilities = [] }) => {
  const { size, epochs, facilityEpochs, leftOut } = settings;
  const random = createRandom(7);
  const firstNumber = () => ((random() - 0.5) * Math.sqrt(12) * settings.firstSpread) / Math.sqrt(size);
  const embeddings = createLearned(featureCount * size, firstNumber);
  const kinds = createChoices(matterCounts.length, firstNumber);
  const ends = matterCounts.map((_, kind) => matterCounts.slice(0, kind + 1).reduce((sum, count) => sum + count, 0));
  const matters = createChoices(ends.at(-1), firstNumber);
  const answers = createAnswerLearner(embeddings, { size, random });
  const embedding = new Float32Array(size);
  const slopes = new Float32Array(size);

  const learn = ({ kind, matter, ...text }, rate) => {
    const learnText = placeText(text, embeddings, embedding, { leftOut, random });
    slopes.fill(0);
    learnChoice(kinds, { start: 0, end: matterCounts.length, right: kind, embedding, slopes, rate });
    if (matter !== undefined) {
      const end = ends[kind];
      learnChoice(matters, { start: end - matterCounts[kind], end, right: matter, embedding, slopes, rate });
    }
    learnText(slopes, rate);
  };

  const order = [...samples];
  const turns = inTurn(facilities, random);
  const facilitiesPerExample = (facilities.length * facilityEpochs) / (samples.length * epochs);
  let due = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    order.forEach((sample, at) => {
      const rate = settings.rate * (1 - (epoch + at / order.length) / epochs);
      learn(sample, rate);
      for (due += facilitiesPerExample; due >= 1; due--) answers.learn(turns.next().value, rate);
    });
  }
  return {
    ...{ embeddings: embeddings.numbers, directions: kinds.directions.numbers, biases: kinds.biases.numbers },
    ...{ matterDirections: matters.directions.numbers, matterBiases: matters.biases.numbers },
    relevance: answers.relevance(),
  };
};
