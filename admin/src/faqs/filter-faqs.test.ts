import type { Faq } from '@chat-module/contract/faqs';
import { expect, it } from 'vitest';
import { categoriesOf, filterFaqs } from './filter-faqs.ts';

const faq = (question: string, answer: string, fields: Partial<Faq> = {}): Faq => ({
  id: question,
  question,
  answer,
  questionEs: '',
  answerEs: '',
  category: 'general',
  status: 'active',
  usageCount: 0,
  botId: 'harbor',
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
  ...fields,
});

const faqs = [
  faq('When does the gate open?', 'At six every morning.', { category: 'access' }),
  faq('Do you sell locks?', 'Yes, at the office.', {
    status: 'inactive',
    questionEs: '¿Venden candados?',
    answerEs: 'Sí.',
  }),
  faq('May I pay by card?', 'Online, or á la carte at the office.', { botId: 'hill' }),
];

const everything = { search: '', category: '', status: '' };

it.each([
  [{}, [0, 1, 2]],
  [{ search: 'GATE' }, [0]],
  [{ search: ' morning  gate ' }, [0]],
  [{ search: 'office' }, [1, 2]],
  [{ search: 'office pool' }, []],
  [{ search: 'a la óffice' }, [2]],
  [{ search: 'candados' }, [1]],
  [{ category: 'access' }, [0]],
  [{ status: 'inactive' }, [1]],
  [{ status: 'inactive', category: 'access' }, []],
])('%j finds %j', (filter, indexes) => {
  expect(filterFaqs(faqs, { ...everything, ...filter })).toEqual(indexes.map((index) => faqs[index]));
});

it('lists each category once, in order', () => {
  expect(categoriesOf(faqs)).toEqual(['access', 'general']);
});
