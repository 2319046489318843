import { expect, test } from 'vitest';
import { rankingTable } from './ranking-table.mjs';

const predicted = (probability, isTrue, { expected = 'faq', ...labels } = {}) => ({
  message: { expected: { kind: expected }, difficulty: 'easy', lang: 'en', tags: [], ...labels },
  isTrue,
  probability,
});

test('each threshold tells the shares of right FAQs and of false answers that it would show', () => {
  const { metrics, lines } = rankingTable([
    predicted(0.95, true),
    predicted(0.6, true, { difficulty: 'hard' }),
    predicted(0.95, false),
    predicted(0, false, { difficulty: 'medium' }),
    predicted(0.8, false, { expected: 'none', tags: ['near_miss'] }),
    predicted(0.1, false, { expected: 'none' }),
    predicted(0.95, true, { expected: 'location_fact' }),
  ]);
  expect(metrics).toEqual({ answerable: 4, unanswerable: 2, rightFirst: 50 });
  const row = (threshold) =>
    lines
      .find((line) => line.startsWith(`${threshold} `))
      .trim()
      .split(/ +/);
  expect(lines[1].trim().split(/ +/).slice(1)).toEqual([
    'all',
    'easy',
    'medium',
    'hard',
    'Spanish',
    'false',
    'near-miss',
  ]);
  expect(row('0.5')).toEqual(['0.5', '50.0', '50.0', '0.0', '100.0', '-', '50.0', '100.0']);
  expect(row('0.9')).toEqual(['0.9', '25.0', '50.0', '0.0', '0.0', '-', '0.0', '0.0']);
});
