import { expect, test } from 'vitest';
import type { Candidate } from '../candidates/candidate.ts';
import { newDialogue } from '../dialogue.ts';
import { understand } from '../understand/understand.ts';
import { decide } from './decide.ts';
import { thresholds } from './thresholds.ts';

const understood = (message: string) => understand({ message, receivedAt: new Date(0) }, newDialogue, undefined);
const understanding = understood('about the rent');
const faq = (name: string, score: number): Candidate => ({
  source: 'faq',
  name,
  score,
  minimum: thresholds.faq,
  compose: () => ({ response: name, responseSource: 'faq' }),
});
const namesOf = (candidates: readonly Candidate[]) => candidates.map(({ name }) => name);

test('an FAQ that is certain is the answer, without alternatives', () => {
  const decision = decide([faq('a', 0.95), faq('b', 0.7)], understanding);
  expect(decision).toMatchObject({ kind: 'answer', candidate: { name: 'a' }, alternatives: [] });
});

test('an uncertain FAQ comes with those that the visitor may have meant, best first', () => {
  const decision = decide([faq('a', 0.7), faq('b', 0.2), faq('c', 0.6), faq('d', 0.01)], understanding);
  if (decision.kind !== 'answer') throw new Error(decision.kind);
  expect(decision.candidate.name).toBe('a');
  expect(namesOf(decision.alternatives)).toEqual(['c', 'b']);
});

test('below the minimum, at most three FAQs are suggested', () => {
  const decision = decide([faq('a', 0.3), faq('b', 0.2), faq('c', 0.5), faq('d', 0.1)], understanding);
  if (decision.kind !== 'clarify') throw new Error(decision.kind);
  expect(namesOf(decision.faqs)).toEqual(['c', 'a', 'b']);
});

test('an FAQ answers from its own minimum on', () => {
  const least = { ...faq('a', 0.7), minimum: thresholds.certainFaq };
  expect(decide([least], understanding)).toMatchObject({ kind: 'clarify' });
});

test('a sentence below its minimum is a guess, if nothing answers', () => {
  const guess = { ...faq('on the ramp', 0.35), source: 'faqSentence' as const, minimum: 0.5 };
  expect(decide([guess, faq('a', 0.3)], understanding)).toMatchObject({
    kind: 'clarify',
    guess,
    faqs: [{ name: 'a' }],
  });
  expect(decide([guess, faq('a', 0.7)], understanding)).toMatchObject({ kind: 'answer', candidate: { name: 'a' } });
});

const standard = { ...faq('sorry for your loss', 1), source: 'safety' as const };
const sentence = { ...faq('bring the certificate', 0.9), source: 'faqSentence' as const };

test('a sentence that surely answers a question replaces a standard reply', () => {
  const decision = decide([standard, sentence], understood('which papers should i bring'));
  expect(decision).toMatchObject({
    candidate: { name: 'bring the certificate' },
    reason: { kind: 'replaces', replaced: standard, because: 'sentenceIsCertain' },
  });
});

test.each([
  ['what is told', 'she passed away in june', standard, sentence],
  ['an uncertain sentence', 'which papers should i bring', standard, { ...sentence, score: 0.6 }],
  ['a final reply', 'which papers should i bring', { ...standard, isFinal: true }, sentence],
])('a standard reply stays: %s', (_, message, reply, other) => {
  expect(decide([reply, other], understood(message))).toMatchObject({ candidate: { name: 'sorry for your loss' } });
});

test('without a FAQ that comes near, the decision is to hand over', () => {
  expect(decide([faq('a', 0.01)], understanding)).toEqual({ kind: 'handOver' });
});

test('a message that is off topic gets suggestions only for FAQs that come near', () => {
  const decision = decide([faq('a', 0.35), faq('b', 0.2)], understood('what is the capital of france'));
  if (decision.kind !== 'clarify') throw new Error(decision.kind);
  expect(namesOf(decision.faqs)).toEqual(['a']);
});

test('who surely asks for a size gets advice, not an FAQ', () => {
  const advice: Candidate = {
    source: 'sizeAdvice',
    name: 'fits',
    score: 0.9,
    compose: () => ({ response: '', responseSource: 'unit_details' }),
  };
  const decision = decide([advice, faq('faq', 0.97)], understood('what size do i need for two bedrooms and a garage'));
  expect(decision).toMatchObject({ candidate: { name: 'fits' } });
});

const hours = (score: number): Candidate => ({ ...faq('hours', score), source: 'recordFact', minimum: 0 });

test.each([
  [0.3, 0.9, 'faq'],
  [0.3, 0.7, 'hours'],
  [0.6, 0.9, 'hours'],
])('for a message on hours, a fact that covers %d of it against an FAQ of %d: %s', (coverage, score, name) => {
  expect(decide([hours(coverage), faq('faq', score)], understood('are you open'))).toMatchObject({
    candidate: { name },
  });
});
