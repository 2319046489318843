import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOutsideConversations } from './outside-conversations.mjs';

test('conversations are read with the facilities that they name, and their patterns and fields', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outside-conversations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value));
  const faq = { id: 'gate', question: 'Gate hours', answer: 'Always.' };
  const conversation = { id: 'A-1', facility: 'A', lang: 'en', tags: [], turns: [] };
  write('A.kb.json', { facility: { id: 'A', officeHours: 'Mon-Fri 9-5', phoneNumber: '1' }, faqs: [faq] });
  write('B.kb.json', { facility: { id: 'B' }, faqs: [] });
  write('conversations.json', {
    facilities: { A: { officeHours: 'Mon-Fri 9-4' } },
    patterns: { phone: 'any', 'phone:A': '1', 'phone:B': '2', price: '/\\$/' },
    conversations: [conversation],
  });
  expect(readOutsideConversations(join(folder, 'conversations.json'), folder)).toEqual([
    {
      id: 'A',
      facility: { id: 'A', officeHours: 'Mon-Fri 9-4', phoneNumber: '1' },
      faqs: [faq],
      messages: [],
      patterns: { phone: '1', price: '/\\$/' },
      conversations: [conversation],
    },
  ]);
});
