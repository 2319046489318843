import type { NearFaq, QuestionCheck } from '@chat-module/contract/chat';
import { expect, test } from 'vitest';
import { explainCheck, offersOf, stepLabel } from './explain-check.ts';

const near = (score: number): NearFaq => ({ id: '1', question: 'Locks?', score, answers: score >= 0.4 });

const explain = (check: Partial<QuestionCheck>, responseSource: QuestionCheck['reply']['responseSource']): string =>
  explainCheck({
    step: 'recordFact',
    leastScore: 0.4,
    nearFaqs: [],
    wouldAskModel: false,
    ...check,
    reply: { response: '', responseSource },
  });

test('explains why a question gets its answer', () => {
  expect(explain({ nearFaqs: [near(0.81)] }, 'faq')).toBe('Best match: 81% (minimum 40%).');
  expect(explain({ nearFaqs: [near(0.81)] }, 'website')).toBe(
    'Best match: 81%, but “Location record” answers this kind of question first.',
  );
  expect(explain({}, 'website')).toBe('The question asks for something that this source knows.');
  const unanswered: Partial<QuestionCheck> = { step: 'handOver', nearFaqs: [near(0.21)] };
  expect(explain(unanswered, 'unanswered')).toBe('Best match: 21%, below the minimum of 40%.');
  expect(explain({ step: 'handOver' }, 'unanswered')).toBe('No active FAQ is similar.');
  expect(explain({ ...unanswered, wouldAskModel: true }, 'unanswered')).toContain('would ask the language model');
});

test("names the step and the visitor's options", () => {
  expect(stepLabel({ step: 'model' })).toBe('The language model');
  const reply = { response: '', responseSource: 'unit_details', showLeadForm: true, showRatesButton: true } as const;
  const unitButtons = [{ id: '1', size: '10x10', label: '10x10 — Drive-up' }];
  expect(offersOf({ reply: { ...reply, unitButtons } })).toEqual(['Contact form', 'Rates button', '10x10 — Drive-up']);
});
