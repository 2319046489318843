const mostSteps = 5;
const niceFactors = [1, 2, 5, 10];

/** Integer axis ticks from 0 to the first tick at or above the largest count. */
export const countTicks = (largest: number): number[] => {
  const rawStep = Math.max(1, largest / mostSteps);
  const magnitude = 10 ** Math.floor(Math.log10(rawStep));
  const step = magnitude * (niceFactors.find((factor) => factor * magnitude >= rawStep) ?? 10);
  const steps = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
};
