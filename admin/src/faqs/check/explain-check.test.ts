import type { NearFaq, QuestionCheck } from '@chat-module/contract/chat';
import { expect, test } from 'vitest';
import { explainCheck, offersOf, stepLabel } from './explain-check.ts';

const near = (score: number): NearFaq => ({ id: '1', question: 'Locks?', score, answers: score >= 0.4 });

const explain = (check: Partial<QuestionCheck>, responseSource: QuestionCheck['reply']['responseSource']): string =>
  explainCheck({
    step: 'answerFromKnowledge',
    leastScore: 0.4,
    nearFaqs: [],
    wouldAskModel: false,
    ...check,
    reply: { response: '', responseSource },
  });

test('says why a question is answered as it is', () => {
  expect(explain({ nearFaqs: [near(0.81)] }, 'faq')).toBe('The closest FAQ fits by 81%, at least 40% are needed.');
  expect(explain({ nearFaqs: [near(0.81)] }, 'website')).toBe(
    'The closest FAQ fits by 81%, but this step comes first for such a question.',
  );
  expect(explain({}, 'website')).toBe('The question asks for what this step knows.');
  const unanswered = { step: 'admitNoAnswer', nearFaqs: [near(0.21)] };
  expect(explain(unanswered, 'unanswered')).toBe('The closest FAQ fits by 21%, less than the 40% needed.');
  expect(explain({ step: 'admitNoAnswer' }, 'unanswered')).toBe('The bot has no active FAQ near it.');
  expect(explain({ ...unanswered, wouldAskModel: true }, 'unanswered')).toContain('would go to the language model');
});

test('names the step and what the visitor is offered', () => {
  expect(stepLabel({ step: 'askModel' })).toBe('The language model');
  expect(stepLabel({ step: 'something new' })).toBe('Another step');
  const reply = { response: '', responseSource: 'unit_details', showLeadForm: true, showRatesButton: true } as const;
  const unitButtons = [{ id: '1', size: '10x10', label: '10x10 — Drive-up' }];
  expect(offersOf({ reply: { ...reply, unitButtons } })).toEqual(['Contact form', 'Rates button', '10x10 — Drive-up']);
});
