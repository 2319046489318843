import type { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../page-fetch/decode-text.ts';
import { threadsAtOnce } from '../../page-fetch/killable-worker.ts';
import { PageRefused } from '../../page-fetch/page-refused.ts';
import { extractInWorker } from './extract-in-worker.ts';

const url = 'https://store.example/faq';
const mebibyte = 1024 * 1024;
const shifts = Buffer.from('\u001b$B\u001b(B'.repeat(600_000));

describe('extractInWorker', { timeout: 60_000 }, () => {
  it('finds what extractFaqs finds', async () => {
    const { faqs } = await extractInWorker('<h3>When is the gate open?</h3><p>From six.</p>', url);
    expect(faqs).toEqual([{ question: 'When is the gate open?', answer: 'From six.' }]);
  });

  it.each([
    ['a shell for JavaScript', '<div id="root"></div><script src="/app.js"></script>', true],
    ['a page of text', `<p>${'Clean and dry. '.repeat(50)}</p><script src="/app.js"></script>`, false],
    ['a short page without scripts', '<p>Closed.</p>', false],
  ])('reports what %s needs', async (_what, html, needsJavaScript) => {
    expect(await extractInWorker(html, url)).toEqual({ faqs: [], linked: [], needsJavaScript });
  });

  it.each([
    ['60,000 nested elements', '<div>'.repeat(60_000)],
    ['60,000 nested lists with text', '<ul><li>Why?'.repeat(60_000)],
    ['60,000 nested tables', '<table><tr><td>'.repeat(60_000)],
    ['a page that takes much memory', `<body>${'<b></b>x'.repeat(600_000)}`],
    ['4 MB of attributes on one element', `<p ${'a=b '.repeat(mebibyte)}>`],
    ['one attribute of 4 MB', `<p class="${'a '.repeat(2 * mebibyte)}">`],
    ['4 MB of question marks', `<h1>FAQ</h1><p>${'?'.repeat(4 * mebibyte)}</p>`],
    ['4 MB of spaces within a question', `<h1>FAQ</h1><p>Q:${' '.repeat(4 * mebibyte)}x</p>`],
    ['4 MB of words without an end', `<h1>FAQ</h1><p>Q: ${'how a '.repeat(700_000)}</p>`],
    ['4 MB of digits and dots', `<h1>FAQ</h1><p>${'1.'.repeat(2 * mebibyte)}</p>`],
    ['4 MB of open brackets of JSON', `<script type="application/ld+json">${'['.repeat(4 * mebibyte)}</script>`],
    ['4 MB of entities', `<h1>FAQ</h1><p>${'&amp'.repeat(mebibyte)}</p>`],
    ['4 MB of bytes that fit no charset', decodeText(Buffer.alloc(4 * mebibyte, 0xff), 'text/html; charset=utf-8')],
    ['half a character at every place', decodeText(Buffer.alloc(4 * mebibyte, 0xe3), 'text/html; charset=shift_jis')],
    ['a stream of shifts between alphabets', decodeText(shifts, 'text/html; charset=iso-2022-jp')],
  ])('reads %s, or gives up in time', async (_what, html) => {
    const outcome = await extractInWorker(html, url).catch((error: unknown) => error);
    const isRefused = outcome instanceof PageRefused && outcome.reason === 'tooComplex';
    expect(isRefused || outcome).toEqual(isRefused || { faqs: [], linked: [], needsJavaScript: false });
  });

  it('leaves a core free, and reads all of them in the end', async () => {
    const begun: Worker[] = [];
    let most = 0;
    const count = (worker: Worker): void => {
      begun.push(worker);
      const ended = -1;
      most = Math.max(most, begun.filter(({ threadId }) => threadId !== ended).length);
    };
    process.on('worker', count);
    const pages = Array.from(
      { length: threadsAtOnce + 2 },
      (_, at) => `<h3>When is gate ${at} open?</h3><p>From six.</p>`,
    );
    const readings = await Promise.all(pages.map((html) => extractInWorker(html, url)));
    process.off('worker', count);
    expect(most).toBe(threadsAtOnce);
    expect(readings.map(({ faqs }) => faqs[0]?.question)).toEqual(pages.map((_, at) => `When is gate ${at} open?`));
  });

  it('gives up on a slow page, while others are answered', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 20);
    const mixedUp = Array.from({ length: 200_000 }, (_, at) => `<a${at}></b${at}>`).join('');
    await expect(extractInWorker(mixedUp, url)).rejects.toMatchObject({ reason: 'tooComplex' });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(20);
  });
});
