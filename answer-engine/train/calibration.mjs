const logOdds = (probability) => Math.log(probability / (1 - probability));
const probabilityAt = (odds) => 1 / (1 + Math.exp(-odds));

/** Shifts a probability by a number of log-odds. */
export const shift = (probability, by) => probabilityAt(logOdds(probability) + by);

/**
 * The shift in log-odds that makes the mean probability equal to the share of right predictions. Sample weights bias the probabilities; this is
 * the prior correction of King and Zeng (2001), "Logistic Regression in Rare Events Data".
 *
 * @param predictions `{ probability, isTrue }[]`
 */
export const calibrate = (predictions) => {
  const right = predictions.filter(({ isTrue }) => isTrue).length;
  let [low, high] = [-20, 20];
  while (high - low > 1e-3) {
    const middle = (low + high) / 2;
    const expected = predictions.reduce((sum, { probability }) => sum + shift(probability, middle), 0);
    if (expected < right) low = middle;
    else high = middle;
  }
  return Number(low.toFixed(2));
};
