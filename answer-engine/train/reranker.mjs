import { calibrate, shift } from './calibration.mjs';
import { boostTrees, defaultSettings, probabilityOf } from './gradient-boosted-trees.mjs';

const foldCount = 3;
/**
 * The weight of a message that no FAQ answers. With a weight of 1, the trees learn to order a message's FAQs rather than to tell whether any of
 * them answers.
 */
const weightOfUnanswerable = 10;
const settings = { ...defaultSettings, trees: 250, leaves: 16, fewestRows: 60 };

const fit = (messages, columns) =>
  boostTrees(
    messages.flatMap(({ message, candidates }) => {
      const weight = message.expected.kind === 'none' ? weightOfUnanswerable : 1;
      return candidates.map(({ isTrue, features }) => ({
        isTrue,
        weight,
        values: columns.map((name) => features[name]),
      }));
    }),
    settings,
  );

/** The most probable candidate of each message; for a message without candidates, one that is never right. */
const predict = (model, columns, messages) =>
  messages.map(({ message, candidates }) => {
    const scored = candidates.map(({ isTrue, features }) => ({
      message,
      isTrue,
      probability: probabilityOf(
        model,
        columns.map((name) => features[name]),
      ),
    }));
    const none = { message, isTrue: false, probability: 0 };
    return scored.reduce((best, one) => (one.probability > best.probability ? one : best), none);
  });

/**
 * Predicts each message with trees that were fitted on other facilities.
 *
 * @param messages `{ facilityNumber, message, candidates: { isTrue, features }[] }[]`
 */
const crossValidate = (messages, columns) =>
  Array.from({ length: foldCount }, (_, fold) => {
    const isInFold = ({ facilityNumber }) => facilityNumber % foldCount === fold;
    const model = fit(
      messages.filter((one) => !isInFold(one)),
      columns,
    );
    return predict(model, columns, messages.filter(isInFold));
  }).flat();

/**
 * Fits the gradient-boosted trees that predict the probability that a candidate answers a message.
 *
 * @param messages in the form that `crossValidate` takes
 * @returns the model `{ columns, bias, trees }` with its calibration in the bias, and the calibrated `predictions` of the cross-validation
 */
export const fitReranker = (messages) => {
  const columns = Object.keys(messages.find(({ candidates }) => candidates.length > 0).candidates[0].features);
  const predictions = crossValidate(messages, columns);
  const counts = ({ message, probability }) => probability > 0 && ['faq', 'none'].includes(message.expected.kind);
  const correction = calibrate(predictions.filter(counts));
  const { bias, trees } = fit(messages, columns);
  return {
    model: { columns, bias: bias + correction, trees },
    predictions: predictions.map((one) => ({ ...one, probability: shift(one.probability, correction) })),
  };
};
