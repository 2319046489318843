import { expect, test } from 'vitest';
import { holdConversations, listLostTurns, markConversation, scoreConversations } from './conversations.mjs';

const facility = {
  id: 'K',
  facility: {
    businessName: 'Alder Storage',
    phoneNumber: '(503) 555-0100',
    address: '1 Alder St',
    officeHours: 'Mon-Fri 9am-5pm',
    sizeOptions: [],
    amenities: [],
  },
  faqs: [
    { id: 'mice', question: 'Do you have mice?', answer: 'Pest control comes every month.', category: 'general' },
    { id: 'deposit', question: 'Is there a deposit?', answer: 'The deposit is $25.', category: 'general' },
  ],
  patterns: {},
};

const turn = { say: '?', checks: { any: ['yes'], ok: ['maybe'], harm: ['bad'] } };

const mark = (turns, responses, fields = {}) =>
  markConversation(
    facility,
    { id: 'c', lang: 'en', tags: ['hours'], turns, ...fields },
    responses.map((response) => ({ response })),
  );

test('a conversation succeeds with a mean of 1.5, every key turn answered in full, and no harm', () => {
  const isSuccess = (...args) => mark(...args).isSuccess;
  const keyTurn = { ...turn, key: true };
  expect(isSuccess([turn, turn], ['yes', 'maybe'])).toBe(true);
  expect(isSuccess([keyTurn, turn], ['yes', 'maybe'])).toBe(true);
  expect(isSuccess([turn, keyTurn], ['yes', 'maybe'])).toBe(false);
  expect(isSuccess([turn, turn, turn], ['yes', 'maybe', 'maybe'])).toBe(false);
  expect(isSuccess(Array(9).fill(turn), [...Array(8).fill('yes'), 'bad'])).toBe(false);
});

test('a turn knows the replies before it, and an unscored turn is not marked', () => {
  const again = { say: '?', checks: { any: ['yes'], not: [{ repeats: true }] } };
  expect(mark([again, again], ['yes', 'yes']).turns.map((one) => one.mark)).toEqual([2, 1]);
  expect(mark([again, { ...turn, unscored: true }], ['yes', 'bad'])).toMatchObject({ isSuccess: true });
});

test('a check that cannot be read is named with its place', () => {
  expect(() => mark([turn, { say: '?', checks: { any: ['@fax'] } }], ['yes', 'yes'])).toThrow(
    'Conversation c, turn 2: no pattern has the name "@fax"',
  );
});

test('scores are shares of the turns by mark, first and later, and by facility, voice and tag', () => {
  const scores = scoreConversations([
    mark([turn, turn, turn, turn], ['yes', 'maybe', 'what', 'bad'], { voice: 'curt' }),
    mark([turn], ['yes'], { tags: ['money'] }),
  ]);
  expect(scores.all).toEqual({
    ...{ turns: 5, full: 40, partial: 20, missed: 20, harm: 1, mean: 0.8 },
    ...{ conversations: 2, success: 50 },
  });
  expect(scores.first).toMatchObject({ turns: 2, full: 100 });
  expect(scores.later).toMatchObject({ turns: 3, full: 0, harm: 1 });
  expect(scores.facilities.K.turns).toBe(5);
  expect(scores.voices).toMatchObject({ curt: { turns: 4, success: 0 } });
  expect(scores.tags).toMatchObject({ hours: { turns: 4 }, money: { turns: 1, success: 100 } });
});

test('the engine holds a conversation, each anew', () => {
  const asked = (say, ...any) => ({ say, checks: { any: [any] } });
  const conversation = (id, ...turns) => ({ id, lang: 'en', tags: [], turns });
  const held = holdConversations([
    {
      ...facility,
      conversations: [
        conversation('one', asked('Do you have mice?', 'every month'), asked('Is there a deposit?', '$25')),
        conversation('two', asked('Do you have mice?', 'never')),
      ],
    },
  ]);
  expect(held.map(({ id, isSuccess }) => [id, isSuccess])).toEqual([
    ['one', true],
    ['two', false],
  ]);
  expect(listLostTurns(held).join('\n')).toContain('0 turn 1: Do you have mice?\n     Pest control comes every month.');
});
