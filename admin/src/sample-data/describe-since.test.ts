import type { SampleData } from '@chat-module/contract/sample-data';
import { expect, test } from 'vitest';
import { describeSince } from './describe-since.ts';

const sample = (leads: number, reservations: number, conversations: number): SampleData => ({
  ...{ facilities: ['Elm Street'], bots: [], changed: false, faqs: 0, websitePages: 0, mails: 0, users: 0 },
  ...{ leads: 0, reservations: 0, conversations: 0, openQuestions: 0, daysOfFigures: 0 },
  since: { leads, reservations, conversations },
});

test.each([
  [sample(0, 0, 0), false, ''],
  [
    sample(1, 0, 0),
    false,
    '1 lead arrived after the sample was created and stays in your lists as "Elm Street (deleted)".',
  ],
  [
    sample(2, 1, 1200),
    true,
    '2 leads, 1 reservation and 1,200 conversations arrived after the sample was created and stay in your lists.',
  ],
])('%#', (data, keepFacility, sentence) => expect(describeSince(data, keepFacility)).toBe(sentence));
