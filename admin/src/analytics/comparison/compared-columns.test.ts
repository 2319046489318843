import { expect, test } from 'vitest';
import { changeOf } from './compared-columns.ts';

const count = { isShare: false, better: 'more' } as const;
const unansweredShare = { isShare: true, better: 'less' } as const;

test.each([
  [count, 150, 100, { text: '+50%', tone: 'good' }],
  [count, 50, 100, { text: '−50%', tone: 'bad' }],
  [count, 100, 100, { text: '±0%', tone: 'same' }],
  [count, 3, 0, { text: 'new', tone: 'same' }],
  [count, 0, 0, { text: '±0', tone: 'same' }],
  [unansweredShare, 0.25, 0.2, { text: '+5 pts', tone: 'bad' }],
  [unansweredShare, 0.1, 0.2, { text: '−10 pts', tone: 'good' }],
  [unansweredShare, null, 0.2, undefined],
] as const)('%j: %j after %j', (column, now, before, change) => {
  expect(changeOf(column, now, before)).toEqual(change);
});
