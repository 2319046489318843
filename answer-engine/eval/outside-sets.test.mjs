import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOutsideSets } from './outside-sets.mjs';

test('a folder of sets is read, two files a facility, with the labels that are left out', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outside-sets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value));
  const faq = { id: 'gate', question: 'Gate hours', answer: 'Always.' };
  const message = { id: 'A-1', message: 'when can i come', expected: { kind: 'faq', faqId: 'gate' }, lang: 'en' };
  write('A.kb.json', { facility: { id: 'A' }, faqs: [faq] });
  write('A.msgs.json', [message]);
  expect(readOutsideSets(folder)).toEqual([
    { id: 'A', facility: { id: 'A' }, faqs: [faq], messages: [{ ...message, accept: [], tags: [] }] },
  ]);
});
