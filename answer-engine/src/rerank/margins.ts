/** A row of features. */
interface Row {
  readonly features: Float64Array;
}

/**
 * Sets the margin of each row: its value minus the highest value of the other rows, which counts as at least 0.
 *
 * @param feature the column of the value
 * @param margin the column of the margin
 */
export function addMargin(rows: readonly Row[], feature: number, margin: number): void {
  let best = 0;
  let secondBest = 0;
  for (const { features } of rows) {
    const value = features[feature] ?? 0;
    secondBest = Math.max(secondBest, Math.min(best, value));
    best = Math.max(best, value);
  }
  for (const { features } of rows) {
    const value = features[feature] ?? 0;
    features[margin] = value - (value === best ? secondBest : best);
  }
}
