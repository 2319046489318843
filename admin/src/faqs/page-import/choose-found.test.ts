import type { FoundFaq } from '@chat-module/contract/faqs';
import { expect, it } from 'vitest';
import { chosenAll, chosenAtFirst, faqsToImport, withToggled } from './choose-found.ts';

const states = ['new', 'same', 'changed', 'edited'] as const;
const faqs: FoundFaq[] = states.map((state) => ({ question: `${state}?`, answer: 'Yes.', state }));

it('initially selects new and changed questions, never existing ones', () => {
  expect([...chosenAtFirst(faqs)]).toEqual([0, 2]);
  expect([...chosenAll(faqs)]).toEqual([0, 2, 3]);
});

it('toggles one and leaves the others', () => {
  expect([...withToggled(new Set([0, 2]), 2)]).toEqual([0]);
  expect([...withToggled(new Set([0]), 3)]).toEqual([0, 3]);
});

it('overwrites an edited one only if selected', () => {
  expect(faqsToImport(faqs, new Set([0, 3]))).toEqual([
    { question: 'new?', answer: 'Yes.', category: undefined },
    { question: 'edited?', answer: 'Yes.', category: undefined, overwrite: true },
  ]);
});
