import type { ModelOutcome } from '@chat-module/contract/conversations';
import { expect, test } from 'vitest';
import { modelNote } from './model-note.ts';

test.each<[outcome: ModelOutcome | null, detail: string, note: string]>([
  [null, '', ''],
  ['answered', '', ''],
  ['answered', 'left out: “We will call.”', 'Answered, with a promise left out: “We will call.”'],
  ['not_known', '', 'Found no answer in its sources'],
  ['withheld', '“$19” stands in none of its sources', 'Answer withheld: “$19” stands in none of its sources'],
  ['unusable', 'cut off', 'Unusable answer: cut off'],
  ['unavailable', 'deadline passed', 'Unavailable: deadline passed'],
  ['budget_used_up', '', 'Not asked: daily limit reached'],
  [
    'share_used_up',
    'this chat has used its share of the daily budget',
    'Not asked: this chat has used its share of the daily budget',
  ],
])('%s %s', (modelOutcome, modelDetail, note) => {
  expect(modelNote({ modelOutcome, modelDetail })).toBe(note);
});
