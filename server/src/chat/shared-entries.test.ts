import { expect, test } from 'vitest';
import { indexInPortions } from './index-in-portions.ts';

const faq = { id: 'faq', question: 'Do you rent hand trucks?', answer: 'They are free.' };

test('two bots with one FAQ of a set hold one entry', async () => {
  const first = await indexInPortions([faq]).finish();
  const second = indexInPortions([{ ...faq }, { ...faq, id: 'other' }]);
  expect(second.unread).toBe(1);
  expect((await second.finish()).entries.get('faq')).toBe(first.entries.get('faq'));
});

test('another text of it, such as another phone number, is another entry', async () => {
  const first = await indexInPortions([faq]).finish();
  const second = await indexInPortions([{ ...faq, answer: 'They cost $5.' }]).finish();
  expect(second.entries.get('faq')?.faq.answer).toBe('They cost $5.');
  expect(first.entries.get('faq')?.faq.answer).toBe('They are free.');
});
