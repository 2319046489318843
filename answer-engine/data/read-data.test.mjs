import { expect, test } from 'vitest';
import { conversationSets, parseFacility, readFacilities } from './read-data.mjs';

const facility = (...messages) => ({
  id: 'K',
  facility: null,
  faqs: [
    ['hours', 'Hours', 'Till nine.'],
    ['gate', 'Gate', 'Always.', 'Access'],
  ],
  messages,
});

test('a message is read with its answers and labels', () => {
  const { faqs, messages } = parseFacility(
    facility(
      ['is it late now', 'hours|gate|@hours', 'hard'],
      ['un 10x10?', '@availability 10x10|@rates 10x10', 'easy es multi_sentence voice=curt'],
      ['who locks it', '@none', 'near_miss'],
    ),
  );
  expect(faqs[1]).toEqual({ id: 'gate', question: 'Gate', answer: 'Always.', category: 'Access' });
  expect(messages).toEqual([
    {
      id: 'K-1',
      message: 'is it late now',
      expected: { kind: 'faq', faqId: 'hours' },
      accept: [
        { kind: 'faq', faqId: 'gate' },
        { kind: 'location_fact', fact: 'hours' },
      ],
      difficulty: 'hard',
      lang: 'en',
      tags: [],
    },
    {
      id: 'K-2',
      message: 'un 10x10?',
      expected: { kind: 'availability', unitSize: '10x10' },
      accept: [{ kind: 'location_fact', fact: 'rates', unitSize: '10x10' }],
      difficulty: 'easy',
      lang: 'es',
      tags: ['multi_sentence'],
      voice: 'curt',
    },
    { id: 'K-3', message: 'who locks it', expected: { kind: 'none' }, accept: [], lang: 'en', tags: ['near_miss'] },
  ]);
});

test.each([
  [['when do you close', 'ours', 'easy'], 'Message K-1: there is no FAQ "ours"'],
  [['when do you close', '@ours', 'easy'], 'Message K-1: "@ours" is no kind of answer'],
  [['', 'hours', 'easy'], 'Message K-1: the text is missing'],
])('a message that cannot be read is refused with its place: %j', (message, error) => {
  expect(() => parseFacility(facility(message))).toThrow(error);
});

test.each(['train', 'fit', 'dev', 'held-out', ...conversationSets])('every facility of %s can be read', (name) => {
  const facilities = readFacilities(name);
  expect(new Set(facilities.map(({ id }) => id)).size).toBe(facilities.length);
});
