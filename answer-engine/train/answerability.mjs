import { createParameters, descend, shuffle } from './adagrad.mjs';
import { createRandom } from './random.mjs';

const settings = { epochs: 15, rate: 0.3 };

/**
 * Trains a logistic regression that predicts from a message's features whether any FAQ answers it. Messages about one's own payment, for
 * example, rarely have an FAQ.
 *
 * @param messages `{ text: { rows, values }, right }[]`: the features by their rows with their weights, and the FAQs that answer
 * @returns the weight of each feature for "no FAQ answers", in log-odds; the last one is the bias
 */
export const trainAnswerability = (messages, featureCount) => {
  const random = createRandom(11);
  const learned = createParameters(featureCount + 1, () => 0);
  const order = [...messages];
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    const rate = settings.rate * (1 - epoch / settings.epochs);
    for (const { text, right } of order) {
      const { rows, values } = text;
      const logOdds = rows.reduce(
        (sum, row, at) => sum + values[at] * learned.values[row],
        learned.values[featureCount],
      );
      const error = 1 / (1 + Math.exp(-logOdds)) - (right.length === 0 ? 1 : 0);
      rows.forEach((row, at) => {
        descend(learned, row, error, [values[at]], rate);
      });
      descend(learned, featureCount, error, [1], rate);
    }
  }
  return learned.values;
};
