/** What the embeddings are learned with: AdaGrad (Duchi et al. 2011), so that rare words learn as fast as common ones. */

const firstSquares = 0.01;
const firstSquaresForMore = 0.0001;

/** Numbers that are learned: `squares` are the sums of their slopes, squared. */
export const createLearned = (length, numberAt) => ({
  numbers: Float32Array.from({ length }, numberAt),
  squares: new Float32Array(length).fill(firstSquares),
});

/** The same numbers, learned for another purpose: how steep its slopes are tells nothing of those of the first. */
export const learnedForMore = ({ numbers }) => ({
  numbers,
  squares: new Float32Array(numbers.length).fill(firstSquaresForMore),
});

/** Moves the numbers from `start` on against `slope` times what lies in `along`. */
export const descend = ({ numbers, squares }, start, slope, along, rate) => {
  for (let at = 0; at < along.length; at++) {
    const here = slope * along[at];
    squares[start + at] += here * here;
    numbers[start + at] -= (rate * here) / Math.sqrt(squares[start + at]);
  }
};

/**
 * A text with some of its features left out, so that no word is relied on alone (dropout, Srivastava et al. 2014): where it lies, and how it
 * learns where it should have lain.
 */
export const placeText = ({ rows, values }, embeddings, embedding, { leftOut, random }) => {
  const size = embedding.length;
  const used = values.map((value) => (random() < leftOut ? 0 : value));
  embedding.fill(0);
  used.forEach((value, which) => {
    const start = rows[which] * size;
    if (value !== 0) for (let at = 0; at < size; at++) embedding[at] += value * embeddings.numbers[start + at];
  });
  return (slopes, rate) => {
    used.forEach((value, which) => {
      if (value !== 0) descend(embeddings, rows[which] * size, value, slopes, rate);
    });
  };
};

/** To probabilities, in place. */
export const softmax = (scores) => {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let choice = 0; choice < scores.length; choice++) {
    scores[choice] = Math.exp(scores[choice] - highest);
    total += scores[choice];
  }
  for (let choice = 0; choice < scores.length; choice++) scores[choice] /= total;
};

/** Fisher and Yates. */
export const shuffle = (items, random) => {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other], items[at]];
  }
};
