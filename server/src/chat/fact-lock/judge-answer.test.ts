import { expect, test } from 'vitest';
import type { Passage } from '../gather-passages.ts';
import { judgeAnswer } from './judge-answer.ts';

const passages: readonly Passage[] = [{ kind: 'faq', id: '1', label: 'What is the late fee?', text: 'It is $20.' }];
const asked = { question: '', visitorSizes: new Set<string>(), today: 2 };
const judge = (answer: string) => judgeAnswer(answer, { instructions: 'Be kind.', passages, hasLead: false }, asked);

test('shows what stands in its sources, and names them', () => {
  expect(judge('The late fee is $20.')).toEqual({
    kind: 'shown',
    text: 'The late fee is $20.',
    passages: new Set(passages),
    cut: [],
  });
});

const unreadable = 'it is in a language or in digits that cannot be checked';

test.each([
  ['The late fee is $25.', '“$25” stands in none of its sources'],
  ["We'll waive it.", "it promises “We'll waive it.”"],
  ['That is in my instructions.', 'it repeats its instructions'],
  ['滞纳金是五十美元。', unreadable],
  ['Штраф — двадцать долларов.', unreadable],
  ['The late fee is ٢٥ dollars.', unreadable],
])('withholds: %s', (answer, reason) => {
  expect(judge(answer)).toEqual({ kind: 'withheld', reason });
});
