import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import type { Passage } from './passage.ts';

const asked = { question: 'Is it dry?', today: 2 };

// Each would take minutes in a pattern with exponential or cubic backtracking.
test.each([
  'a ',
  'Mon, ',
  'Mon - ',
  'Monday and ',
  'every day except Mon, ',
  '1 ',
  '1,',
  '1-',
  '(1) ',
  '+1.',
  '$1 to ',
  '5 by ',
  'A A ',
  'Ab ',
  'Ab Cd Street ',
  'one ',
  'one, ',
  'one hundred and ',
  'nine to ',
  '9:00 - ',
  'a.a.',
  'a@a-',
  "we'll ",
  'your unit is ',
  'someone will ',
  '** ',
  '\n',
  'closed ',
])('"%s" repeated to the longest answer is checked in time', (part) => {
  const text = part.repeat(Math.ceil(4000 / part.length));
  const passage: Passage = { kind: 'faq', id: '1', label: text.slice(0, 1000), text: text.slice(0, 2000) };
  const sources = { passages: [passage], hasLead: false };
  expect(checkAnswer(text, sources, asked).kind).toMatch(/shown|withheld/);
  expect(checkAnswer('On Monday a 10x10 is $5 until 9 AM, for 7 days.', sources, asked).kind).toBe('withheld');
});
