import { expect, test } from 'vitest';
import { trainAnswerability } from './answerability.mjs';

test('messages that no FAQ answers are told from those that one does, alike in every run', () => {
  const [gate, pay, mine, unseen] = [0, 1, 2, 3];
  const message = (rows, right) => ({ text: { rows, values: rows.map(() => 1) }, right });
  const messages = Array.from({ length: 20 }, () => [
    message([gate], [4]),
    message([pay], [2, 3]),
    message([pay, mine], []),
    message([gate, mine], []),
  ]).flat();
  const weights = trainAnswerability(messages, 4);
  const bias = weights[4];
  expect(weights).toHaveLength(5);
  expect(bias + weights[gate] + weights[mine]).toBeGreaterThan(1);
  expect(bias + weights[pay]).toBeLessThan(-1);
  expect(weights[unseen]).toBe(0);
  expect(trainAnswerability(messages, 4)).toEqual(weights);
});
