import { createHash } from 'node:crypto';

/** One example in so many is read for the fingerprint: reading all takes as long as a build. */
const sampled = 40;

/** Of a facility: all but how hard each message is, which only the benchmarks ask for. */
const whatIsLearned = ({ name, faqs, messages }) => ({
  name,
  faqs,
  messages: messages.map(({ text, right }) => ({ text, right })),
});

/**
 * Tells what was learned from: all the examples and the answered questions, and how some of the examples are read. What was learned before any of it
 * changed is stale.
 *
 * @param featuresOf a text's features with their weights
 */
export const fingerprintOf = (kinds, facilities, featuresOf) => {
  const hash = createHash('sha256');
  for (const { kind, examples } of kinds)
    hash.update(`${kind}\n${examples.map(({ text, matter = '' }) => `${matter}:${text}`).join('\n')}\n`);
  hash.update(JSON.stringify(facilities.map(whatIsLearned)));
  kinds
    .flatMap(({ texts }) => texts)
    .filter((_, at) => at % sampled === 0)
    .forEach((text) => {
      for (const [feature, weight] of featuresOf(text)) hash.update(`${feature} ${weight.toFixed(4)}\n`);
    });
  return hash.digest('hex');
};
