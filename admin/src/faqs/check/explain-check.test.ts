import type { QuestionCheck } from '@chat-module/contract/chat';
import { expect, test } from 'vitest';
import {
  asWords,
  candidateName,
  describeUnderstanding,
  explainCheck,
  offersOf,
  stepLabel,
  verdictLabel,
} from './explain-check.ts';

test('adds to the reason that the model would be asked', () => {
  const reason = 'Best match: 21%, below the minimum of 65%.';
  expect(explainCheck({ reason, wouldAskModel: false })).toBe(reason);
  expect(explainCheck({ reason, wouldAskModel: true })).toBe(
    `${reason} For a visitor, the bot would ask the language model.`,
  );
});

test('says of each possible answer whether it is used, or why not', () => {
  expect(verdictLabel({ verdict: 'chosen', minimum: 0.65 })).toBe('Used');
  expect(verdictLabel({ verdict: 'belowMinimum', minimum: 0.65 })).toBe('Below the minimum of 65%');
  expect(verdictLabel({ verdict: 'comesLater', minimum: null })).toBe('Another source takes priority');
});

test("names the source, the candidate and the visitor's options", () => {
  expect(stepLabel('model')).toBe('The language model');
  expect(candidateName({ source: 'recordFact', name: 'officeHours' })).toBe('Office hours');
  expect(candidateName({ source: 'faq', name: 'Is smoking/vaping okay?' })).toBe('Is smoking/vaping okay?');
  expect(asWords('pay/auto-pay')).toBe('Pay: auto pay');
  const reply = { response: '', responseSource: 'unit_details', showLeadForm: true, showRatesButton: true } as const;
  const unitButtons = [{ id: '1', size: '10x10', label: '10x10 — Drive-up' }];
  expect(offersOf({ reply: { ...reply, unitButtons } })).toEqual(['Contact form', 'Rates button', '10x10 — Drive-up']);
  const suggestions = [{ id: 'faq', question: 'When is rent due?' }];
  expect(offersOf({ reply: { ...reply, suggestions } })).toEqual([
    'When is rent due?',
    'None of these: contact form',
    'Rates button',
  ]);
});

test('describes what a question was understood as, without what it does not have', () => {
  const understanding: QuestionCheck['understanding'] = {
    language: 'english',
    tokens: ['how', 'much', 'is', 'it'],
    intents: [
      { name: 'record/rates', probability: 0.82 },
      { name: 'price/discount', probability: 0.04 },
    ],
    recordIntents: [{ name: 'price', score: 1 }],
    safetyIntent: null,
    sizes: ['10x10'],
    goods: [],
  };
  expect(describeUnderstanding(understanding)).toEqual([
    ['Language', 'English'],
    ['Read as', 'how much is it'],
    ['Topic', 'Record: rates 82%'],
    ['Looks up in the location record', 'Price'],
    ['Unit sizes', '10x10'],
  ]);
});
