import { createRandom } from '../random.mjs';

/**
 * fastText's classifier (Joulin et al. 2016): each feature has an embedding, a text has the weighted sum of those of its features, and
 * each kind has a direction; softmax of their products. Each matter within a kind has a direction as well, and a softmax among
 * those of its kind: a hierarchical softmax (Morin and Bengio 2005). Learned example by example with AdaGrad (Duchi et al. 2011), so that rare
 * words learn as fast as common ones; some features are left out each time (dropout, Srivastava et al. 2014), so that no
 * word is relied on alone.
 */
const settings = { size: 100, epochs: 8, rate: 0.15, leftOut: 0.25, firstSpread: 0.5, firstSquares: 0.01 };
/** Choices that are out of the question are not pushed further away, which saves most of the work. */
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
  for (let choice = 0; choice < scores.length; choice++) {
    scores[choice] = Math.exp(scores[choice] - highest);
    total += scores[choice];
  }
  for (let choice = 0; choice < scores.length; choice++) scores[choice] /= total;
};

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

/**
 * @param samples `{ kind, matter, rows, values }`: the numbers of the kind and, if known, of its matter among all matters, and the text's
 *   features by their rows with their weights
 * @param matterCounts how many matters each kind has
 * @returns the features' embeddings, the kinds' and the matters' directions, each of `size` numbers after the other, and their biases
 */
export const learnKinds = (samples, { featureCount, matterCounts }) => {
  const { size, epochs, leftOut } = settings;
  const random = createRandom(7);
  const firstNumber = () => ((random() - 0.5) * Math.sqrt(12) * settings.firstSpread) / Math.sqrt(size);
  const embeddings = createLearned(featureCount * size, firstNumber);
  const kinds = createChoices(matterCounts.length, firstNumber);
  const ends = matterCounts.map((_, kind) => matterCounts.slice(0, kind + 1).reduce((sum, count) => sum + count, 0));
  const matters = createChoices(ends.at(-1), firstNumber);
  const embedding = new Float32Array(size);
  const slopes = new Float32Array(size);

  const learn = ({ kind, matter, rows, values }, rate) => {
    const used = values.map((value) => (random() < leftOut ? 0 : value));
    embedding.fill(0);
    slopes.fill(0);
    used.forEach((value, which) => {
      const start = rows[which] * size;
      if (value !== 0) for (let at = 0; at < size; at++) embedding[at] += value * embeddings.numbers[start + at];
    });
    learnChoice(kinds, { start: 0, end: matterCounts.length, right: kind, embedding, slopes, rate });
    if (matter !== undefined) {
      const end = ends[kind];
      learnChoice(matters, { start: end - matterCounts[kind], end, right: matter, embedding, slopes, rate });
    }
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
  return {
    ...{ embeddings: embeddings.numbers, directions: kinds.directions.numbers, biases: kinds.biases.numbers },
    ...{ matterDirections: matters.directions.numbers, matterBiases: matters.biases.numbers },
  };
};
