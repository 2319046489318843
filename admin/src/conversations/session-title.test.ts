import { expect, test } from 'vitest';
import { titleOf } from './session-title.ts';

const opening = (userMessage: string) => ({
  opening: { userMessage, botResponse: '', responseSource: 'faq' as const, responseTime: 1, sources: [] },
});

test.each([
  ['Large', 'Large units'],
  ['vehículo', 'Vehicle storage'],
  ['Is it large?', 'Is it large?'],
  ['', 'Conversation'],
])('%j is titled %j', (message, title) => {
  expect(titleOf(opening(message))).toBe(title);
});

test('a session whose messages are gone has a title', () => {
  expect(titleOf({ opening: null })).toBe('Conversation');
});
