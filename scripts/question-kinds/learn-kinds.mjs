import { createRandom } from '../random.mjs';

/**
 * fastText's classifier (Joulin et al. 2016): each feature has an embedding, a text has the weighted sum of those of its features, and
 * each kind has a direction; softmax of their products. Learned example by example with AdaGrad (Duchi et al. 2011), so that rare
 * words learn as fast as common ones; some features are left out each time (dropout, Srivastava et al. 2014), so that no
 * word is relied on alone.
 */
const settings = { size: 100, epochs: 8, rate: 0.15, leftOut: 0.1, firstSpread: 0.5, firstSquares: 0.01 };
/** Kinds that are out of the question are not pushed further away, which saves most of the work. */
const smallestChange = 0.002;

/** Numbers that are learned: `squares` are the sums of their slopes, squared. */
const createLearned = (length, numberAt) => ({
  numbers: Float32Array.from({ length }, numberAt),
  squares: new Float32Array(length).fill(settings.firstSquares),
});

/** Moves the numbers from `start` on against `slope` times what lies in `along`. */
const descend = ({ numbers, squares }, start, slope, along, rate) => {
  for (let at = 0; at < along.length; at++) {
    const here = slope * along[at];
    squares[start + at] += here * here;
    numbers[start + at] -= (rate * here) / Math.sqrt(squares[start + at]);
  }
};

/** Fisher and Yates. */
const shuffle = (items, random) => {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other], items[at]];
  }
};

/** To probabilities, in place. */
const softmax = (scores) => {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let kind = 0; kind < scores.length; kind++) {
    scores[kind] = Math.exp(scores[kind] - highest);
    total += scores[kind];
  }
  for (let kind = 0; kind < scores.length; kind++) scores[kind] /= total;
};

/**
 * @param samples `{ kind, rows, values }`: the number of the kind, and the text's features by their rows with their weights
 * @returns the features' embeddings and the kinds' directions, each of `size` numbers after the other, and the kinds' biases
 */
export const learnKinds = (samples, { featureCount, kindCount }) => {
  const { size, epochs, leftOut } = settings;
  const random = createRandom(7);
  const firstNumber = () => ((random() - 0.5) * Math.sqrt(12) * settings.firstSpread) / Math.sqrt(size);
  const embeddings = createLearned(featureCount * size, firstNumber);
  const directions = createLearned(kindCount * size, firstNumber);
  const biases = createLearned(kindCount, () => 0);
  const embedding = new Float32Array(size);
  const slopes = new Float32Array(size);
  const scores = new Float32Array(kindCount);
  const one = Float32Array.of(1);

  const score = () => {
    for (let kind = 0, start = 0; kind < kindCount; kind++, start += size) {
      let sum = biases.numbers[kind];
      for (let at = 0; at < size; at++) sum += directions.numbers[start + at] * embedding[at];
      scores[kind] = sum;
    }
    softmax(scores);
  };
  const turnDirections = (right, rate) => {
    slopes.fill(0);
    for (let kind = 0, start = 0; kind < kindCount; kind++, start += size) {
      const error = scores[kind] - (kind === right ? 1 : 0);
      if (Math.abs(error) < smallestChange) continue;
      for (let at = 0; at < size; at++) slopes[at] += error * directions.numbers[start + at];
      descend(directions, start, error, embedding, rate);
      descend(biases, kind, error, one, rate);
    }
  };
  const learn = ({ kind, rows, values }, rate) => {
    const used = values.map((value) => (random() < leftOut ? 0 : value));
    embedding.fill(0);
    used.forEach((value, which) => {
      const start = rows[which] * size;
      if (value !== 0) for (let at = 0; at < size; at++) embedding[at] += value * embeddings.numbers[start + at];
    });
    score();
    turnDirections(kind, rate);
    used.forEach((value, which) => {
      if (value !== 0) descend(embeddings, rows[which] * size, value, slopes, rate);
    });
  };

  const order = [...samples];
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    order.forEach((sample, at) => {
      learn(sample, settings.rate * (1 - (epoch + at / order.length) / epochs));
    });
  }
  return { embeddings: embeddings.numbers, directions: directions.numbers, biases: biases.numbers };
};
