import { calibrate, shift } from './calibration.mjs';
import { boostTrees, defaultSettings, probabilityOf } from './gradient-boosted-trees.mjs';

const foldCount = 4;
const settings = { ...defaultSettings, trees: 300, leaves: 14, fewestRows: 30 };

const fit = (followUps) =>
  boostTrees(
    followUps.flatMap(({ sentences, weight }) =>
      sentences.map(({ isTrue, features }) => ({ isTrue, weight, values: features })),
    ),
    settings,
  );

/** The most probable sentence of each follow-up. */
const predict = (model, followUps) =>
  followUps.map(({ sentences, ...rest }) => {
    const none = { isTrue: false, probability: 0 };
    const scored = sentences.map(({ isTrue, features }) => ({ isTrue, probability: probabilityOf(model, features) }));
    return { ...rest, ...scored.reduce((best, one) => (one.probability > best.probability ? one : best), none) };
  });

const crossValidate = (followUps) =>
  Array.from({ length: foldCount }, (_, fold) => {
    const isInFold = ({ facilityNumber }) => facilityNumber % foldCount === fold;
    return predict(fit(followUps.filter((one) => !isInFold(one))), followUps.filter(isInFold));
  }).flat();

/**
 * Fits the gradient-boosted trees that predict the probability that a sentence answers a follow-up.
 *
 * @param followUps from `readFollowUps`
 * @returns the model with its calibration in the bias, and the calibrated `predictions` of the cross-validation
 */
export const fitSentenceRanker = (followUps) => {
  const predictions = crossValidate(followUps);
  const correction = calibrate(predictions.filter(({ probability }) => probability > 0));
  const { bias, trees } = fit(followUps);
  return {
    model: { bias: bias + correction, trees },
    predictions: predictions.map((one) => ({ ...one, probability: shift(one.probability, correction) })),
  };
};
