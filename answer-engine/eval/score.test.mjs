import { expect, test } from 'vitest';
import { score } from './score.mjs';

const faq = (faqId) => ({ kind: 'faq', faqId });
const none = { kind: 'none' };
const rates = (unitSize) => ({ kind: 'location_fact', fact: 'rates', unitSize });

const judged = (expected, prediction, { accept = [], ...labels } = {}) => ({
  facilityId: labels.facilityId ?? 'K',
  message: { expected, accept, difficulty: 'easy', lang: 'en', tags: [], ...labels },
  prediction,
});

test('an FAQ is right when it is the expected one or an accepted one', () => {
  const { all } = score([
    judged(faq('a'), faq('a')),
    judged(faq('a'), faq('b'), { accept: [faq('b')] }),
    judged(faq('a'), faq('c')),
    judged(faq('a'), none),
  ]);
  expect(all).toMatchObject({ ofFaqs: 4, faqAccuracy: 50, wrongFaq: 25 });
});

test('an answerable message counts when it is answered right, and apart when the right FAQ is suggested', () => {
  const { all } = score([
    judged(faq('a'), faq('a')),
    judged(faq('a'), { ...none, suggested: ['b', 'a'] }),
    judged(faq('a'), { ...none, suggested: ['b'] }),
    judged(rates(), { ...faq('b'), suggested: ['a'] }, { accept: [faq('a')] }),
    judged(none, { ...none, suggested: ['a'] }),
  ]);
  expect(all).toMatchObject({ answerable: 4, answered: 25, answeredOrSuggested: 75 });
});

test('messages that are taken for an emergency are counted', () => {
  const { all } = score([judged(none, { ...none, isEmergency: true }), judged(none, none)]);
  expect(all.alarms).toBe(1);
});

test('an FAQ on a message that none answers is a false answer, another reply only a false reply', () => {
  const { all } = score([
    judged(none, faq('a'), { tags: ['near_miss'] }),
    judged(none, none, { tags: ['near_miss'] }),
    judged(none, rates()),
    judged(none, none),
  ]);
  expect(all).toMatchObject({ unanswerable: 4, falseAnswers: 25, falseReplies: 50, nearMisses: 2, nearMissFalse: 50 });
});

test('routing asks for the kind and the fact, and the unit size is counted apart', () => {
  const { all } = score([
    judged(rates('10x10'), rates('10 X 10')),
    judged(rates('10x10'), rates('5x5')),
    judged(rates('10x10'), { kind: 'availability', unitSize: '10x10' }),
    judged({ kind: 'availability' }, { kind: 'availability', unitSize: '5x5' }),
  ]);
  expect(all).toMatchObject({ routed: 4, routing: 75, unitSize: 33.3 });
});

test('macro F1 is the mean over the labelled classes, a wrong FAQ being a miss and a false alarm', () => {
  const { all } = score([judged(faq('a'), faq('a')), judged(faq('a'), faq('b')), judged(none, none)]);
  // FAQ: one right, one missed, one false alarm; none: one right.
  expect(all.macroF1).toBe(75);
});

test('scores are given by difficulty, language, facility and voice; those of nothing are null', () => {
  const scores = score([
    judged(faq('a'), faq('a'), { facilityId: 'A', voice: 'curt' }),
    judged(faq('a'), none, { facilityId: 'B', difficulty: 'hard', lang: 'es' }),
  ]);
  expect(scores.easy.faqAccuracy).toBe(100);
  expect(scores.medium).toMatchObject({ messages: 0, faqAccuracy: null, macroF1: null });
  expect(scores.hard.faqAccuracy).toBe(0);
  expect(scores.spanish.faqAccuracy).toBe(0);
  expect(Object.entries(scores.facilities).map(([name, { faqAccuracy }]) => [name, faqAccuracy])).toEqual([
    ['A', 100],
    ['B', 0],
  ]);
  expect(Object.keys(scores.voices)).toEqual(['curt']);
});
