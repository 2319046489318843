import { createRandom } from '../random.mjs';
import { createLearned, descend, shuffle } from './descent.mjs';

const settings = { epochs: 15, rate: 0.3 };

/**
 * Learns how a message is worded that no FAQ of its facility answers: whoever asks whether a payment has gone through, or who won the
 * auction, asks what hardly any FAQ tells. A logistic regression on the features of the messages.
 *
 * @param messages `{ text: { rows, values }, right }`: the features by their rows with their weights, and the FAQs that answer
 * @returns what each feature speaks for none, a logarithm of odds; last, what does before anything is read
 */
export const learnUnanswerable = (messages, featureCount) => {
  const random = createRandom(11);
  const learned = createLearned(featureCount + 1, () => 0);
  const order = [...messages];
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    const rate = settings.rate * (1 - epoch / settings.epochs);
    for (const { text, right } of order) {
      const { rows, values } = text;
      const odds = rows.reduce(
        (sum, row, at) => sum + values[at] * learned.numbers[row],
        learned.numbers[featureCount],
      );
      const slope = 1 / (1 + Math.exp(-odds)) - (right.length === 0 ? 1 : 0);
      rows.forEach((row, at) => {
        descend(learned, row, slope, [values[at]], rate);
      });
      descend(learned, featureCount, slope, [1], rate);
    }
  }
  return learned.numbers;
};
