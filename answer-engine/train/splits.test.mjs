import { expect, test, vi } from 'vitest';
import { conversationSets, textsOf } from '../data/read-data.mjs';
import {
  copiedTurns,
  copiesBetweenSplits,
  copiesOfMeasuringSets,
  countByPair,
  refuseCopies,
  sharesOfCopiedTurns,
} from './copies-between-splits.mjs';
import { tokenize } from './engine-words.mjs';

/** The splits have a quarter of a million texts. */
vi.setConfig({ testTimeout: 120_000 });

test('no text stands, even nearly, in two splits: else "node answer-engine/train/remove-copies.mjs"', () => {
  expect(textsOf('held-out').length).toBeGreaterThan(2500);
  // Counted rather than listed: a list would reveal held-out messages.
  expect(countByPair(copiesBetweenSplits(tokenize))).toEqual({});
});

test('no long example of a small classifier stands in a set that measures', () => {
  expect(countByPair(copiesOfMeasuringSets(tokenize))).toEqual({});
});

test('no long turn that models learn from stands in a set that measures', () => {
  expect(countByPair(copiedTurns(tokenize))).toEqual({});
});

test('at most one long turn in ten of a set of conversations stands in what models learn from', () => {
  expect(conversationSets.length).toBeGreaterThan(1);
  for (const share of sharesOfCopiedTurns(conversationSets, tokenize)) expect(share).toBeLessThanOrEqual(0.1);
});

test('training is refused when a text stands in two splits', () => {
  const copy = { text: 'a', group: 'fit', original: 'a', originalGroup: 'dev' };
  expect(() => refuseCopies([copy, copy])).toThrow(
    'Some texts stand in two splits: 2 of fit in dev. Run "node answer-engine/train/remove-copies.mjs" before training.',
  );
  expect(() => refuseCopies([])).not.toThrow();
});
