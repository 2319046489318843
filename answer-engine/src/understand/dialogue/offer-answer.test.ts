import { expect, test } from 'vitest';
import { findOfferAnswer, type OfferAnswer } from './offer-answer.ts';

const acts: Record<string, [OfferAnswer['kind'], string[]]> = {
  yes: [
    'yes',
    [
      'yes',
      'yea sure',
      'ya',
      'nah yeah',
      'go for it',
      'no problem',
      "I'd like that",
      'ok, please do',
      'claro que sí',
      'dale',
    ],
  ],
  no: ['no', ['no thanks', 'yeah nah', "nope, I'm good", "I don't think so", 'claro que no', 'no gracias']],
  'not yet': ['notYet', ['not yet', 'maybe later', "I'm not sure", 'todavía no', 'lo voy a pensar']],
  none: ['none', ['none of those', 'neither', 'no, something else', "that's not what I meant", 'ninguna de esas']],
  choice: ['choice', ['the first one', 'number 2 please', '3', 'la última']],
  why: ['why', ['why?', 'how come', 'y por qué']],
};
const cases = Object.values(acts).flatMap(([kind, messages]) => messages.map((message) => [message, kind] as const));

test.each(cases)('"%s" is an answer: %s', (message, kind) => {
  expect(findOfferAnswer(message)?.kind).toBe(kind);
});

test.each([
  ['the second', 1],
  ['el primero', 0],
  ['2', 1],
  ['last one', -1],
])('"%s" chooses position %i', (message, position) => {
  expect(findOfferAnswer(message)).toEqual({ kind: 'choice', position });
});

test.each(['Monday is fine', 'sure, in the morning', 'tomorrow after 5 works', 'mañana por la tarde está bien'])(
  '"%s" agrees and says when',
  (message) => {
    expect(findOfferAnswer(message)).toMatchObject({ kind: 'yes', saysWhen: true });
  },
);

test('"ok" is a weaker yes than "sure", and with thanks none', () => {
  expect(findOfferAnswer('ok')).toMatchObject({ kind: 'yes', isFirm: false });
  expect(findOfferAnswer('sure')).toMatchObject({ kind: 'yes', isFirm: true });
  expect(findOfferAnswer('ok thanks')).toBeUndefined();
});

test.each([
  '',
  'yes, how much is it',
  'no, the other hours',
  'Monday?',
  'and on Sunday',
  'call me',
  'no, Sunday',
  'first or last',
  'ok and the office on Sunday',
])('"%s" is no answer', (message) => {
  expect(findOfferAnswer(message)).toBeUndefined();
});

test('"never mind" closes the matter, "no" does not', () => {
  expect(findOfferAnswer('no, never mind')).toEqual({ kind: 'no', isClosing: true });
  expect(findOfferAnswer('nope')).toEqual({ kind: 'no', isClosing: false });
});
