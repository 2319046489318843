import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Context } from '../context.ts';
import { openFaqIndexCache } from './faq-index-cache.ts';
import { indexInPortions } from './index-in-portions.ts';

const faqs = Array.from({ length: 90 }, (_, at) => ({
  id: `faq-${at}`,
  question: `When does gate ${at} open?`,
  answer: 'At six in the morning. Bring your code.',
}));
const { entries } = await indexInPortions(faqs).finish();

function makeFolder() {
  const parent = mkdtempSync(join(tmpdir(), 'kept-faqs-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'read-faqs');
  const warnings: string[] = [];
  const log = { warn: (_facts: object, message: string) => warnings.push(message) } as unknown as Context['log'];
  return { folder, file: join(folder, 'bot.faqs'), warnings, open: () => openFaqIndexCache(folder, log) };
}

test('entries that one start has stored are found by the next', async () => {
  const { folder, file, open } = makeFolder();
  await open().keep('bot', entries);
  expect(await open().find('bot')).toEqual(entries);
  expect(await open().find('another')).toEqual(new Map());
  expect(readdirSync(folder)).toEqual(['bot.faqs']);
  expect(readFileSync(file).length).toBeLessThan(faqs.length * 6000);
});

test('a name with a path to another folder stays in its own', async () => {
  const { folder, open } = makeFolder();
  await open().keep('../escaped', entries);
  expect(readdirSync(folder)).toEqual(['..%2Fescaped.faqs']);
  expect(readdirSync(join(folder, '..'))).toEqual(['read-faqs']);
  expect(await open().find('../escaped')).toEqual(entries);
});

test('a later entry replaces an earlier one', async () => {
  const { open } = makeFolder();
  const kept = open();
  const few = new Map([...entries].slice(0, 3));
  await Promise.all([kept.keep('bot', entries), kept.keep('bot', few)]);
  expect(await kept.find('bot')).toEqual(few);
});

test.each<[string, (file: string) => void]>([
  ['torn', (file) => truncateSync(file, 20_000)],
  ['empty', (file) => truncateSync(file, 0)],
  ['of something else', (file) => writeFileSync(file, 'x'.repeat(5000))],
  [
    'of another build',
    (file) =>
      writeFileSync(
        file,
        readFileSync(file)
          .toString('latin1')
          .replace(/[0-9a-f]{64}/, '0'.repeat(64)),
        'latin1',
      ),
  ],
])('a file that is %s is as good as none', async (_what, spoil) => {
  const { file, open } = makeFolder();
  await open().keep('bot', entries);
  spoil(file);
  expect(await open().find('bot')).toEqual(new Map());
});

test('entries that are unused for a month are deleted', async () => {
  const { folder, open } = makeFolder();
  await open().keep('left', entries);
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  utimesSync(join(folder, 'left.faqs'), longAgo, longAgo);
  await open().keep('bot', entries);
  expect(readdirSync(folder)).toEqual(['bot.faqs']);
});

test('a folder that cannot be created causes only a warning', async () => {
  const { folder, warnings, open } = makeFolder();
  writeFileSync(folder, 'in the way');
  chmodSync(folder, 0o600);
  await open().keep('bot', entries);
  expect(warnings).toEqual(['could not cache the indexed FAQs']);
  expect(await open().find('bot')).toEqual(new Map());
});
