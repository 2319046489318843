import { describe, expect, it } from 'vitest';
import { extractInWorker } from './extract-in-worker.ts';
import { PageRefused } from './page-refused.ts';

const url = 'https://store.example/faq';

describe('extractInWorker', { timeout: 20_000 }, () => {
  it('finds what extractFaqs finds', async () => {
    const { faqs } = await extractInWorker('<h3>When is the gate open?</h3><p>From six.</p>', url);
    expect(faqs).toEqual([{ question: 'When is the gate open?', answer: 'From six.' }]);
  });

  it.each([
    ['a shell for JavaScript', '<div id="root"></div><script src="/app.js"></script>', true],
    ['a page of text', `<p>${'Clean and dry. '.repeat(50)}</p><script src="/app.js"></script>`, false],
    ['a short page without scripts', '<p>Closed.</p>', false],
  ])('tells what %s needs', async (_what, html, needsJavaScript) => {
    expect(await extractInWorker(html, url)).toEqual({ faqs: [], linked: [], needsJavaScript });
  });

  it.each([
    ['60,000 nested elements', '<div>'.repeat(60_000)],
    ['a page that takes much memory', `<body>${'<b></b>x'.repeat(600_000)}`],
  ])('reads %s, or gives up in time', async (_what, html) => {
    const startedAt = performance.now();
    const outcome = await extractInWorker(html, url).catch((error: unknown) => error);
    const isRefused = outcome instanceof PageRefused && outcome.reason === 'tooComplex';
    expect(isRefused || outcome).toEqual(isRefused || { faqs: [], linked: [], needsJavaScript: false });
    expect(performance.now() - startedAt).toBeLessThan(6_000);
  });

  it('gives up on a page that takes too long, while others are answered', async () => {
    let ticks = 0;
    const ticking = setInterval(() => ticks++, 20);
    const mixedUp = Array.from({ length: 200_000 }, (_, at) => `<a${at}></b${at}>`).join('');
    await expect(extractInWorker(mixedUp, url)).rejects.toMatchObject({ reason: 'tooComplex' });
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(20);
  });
});
