/** Gradient descent with AdaGrad (Duchi, Hazan and Singer 2011), with which rare features learn as fast as common ones. */

const firstSquare = 0.01;
const firstSquareOfShared = 0.0001;

/** Parameters with the sums of their squared gradients. */
export const createParameters = (length, valueAt) => ({
  values: Float32Array.from({ length }, valueAt),
  squares: new Float32Array(length).fill(firstSquare),
});

/** The same parameters for a second objective, whose gradients have another scale. It keeps its own sums of squared gradients. */
export const shareParameters = ({ values }) => ({
  values,
  squares: new Float32Array(values.length).fill(firstSquareOfShared),
});

/** Moves the parameters from `start` on against the gradient `factor * vector`. */
export const descend = ({ values, squares }, start, factor, vector, rate) => {
  for (let at = 0; at < vector.length; at++) {
    const gradient = factor * vector[at];
    const square = squares[start + at] + gradient * gradient;
    squares[start + at] = square;
    values[start + at] -= (rate * gradient) / Math.sqrt(square);
  }
};

/**
 * Embeds a text and drops each of its features with the probability `dropout` (Srivastava et al. 2014).
 *
 * @param text `{ rows, values }`: the features by their rows in the embeddings, with their weights
 * @param embedding receives the sum of the features' embeddings
 * @returns a function that takes the gradient of the embedding and passes it on to the features that were used
 */
export const embedText = ({ rows, values }, embeddings, embedding, { dropout, random }) => {
  const size = embedding.length;
  const parameters = embeddings.values;
  const used = new Float64Array(values.length);
  embedding.fill(0);
  for (let which = 0; which < used.length; which++) {
    if (random() < dropout) continue;
    const value = values[which];
    used[which] = value;
    const start = rows[which] * size;
    for (let at = 0; at < size; at++) embedding[at] += value * parameters[start + at];
  }
  return (gradient, rate) => {
    for (let which = 0; which < used.length; which++) {
      if (used[which] !== 0) descend(embeddings, rows[which] * size, used[which], gradient, rate);
    }
  };
};

/** Turns scores into probabilities, in place. */
export const softmax = (scores) => {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let choice = 0; choice < scores.length; choice++) {
    scores[choice] = Math.exp(scores[choice] - highest);
    total += scores[choice];
  }
  for (let choice = 0; choice < scores.length; choice++) scores[choice] /= total;
};

/** Fisher and Yates's shuffle, in place. */
export const shuffle = (items, random) => {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [items[at], items[other]] = [items[other], items[at]];
  }
};
