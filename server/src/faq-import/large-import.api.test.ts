import { expect, test } from 'vitest';
import { makeBot, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { html, startWebsite } from '../testing/website.ts';

const questionOf = (at: number): string => `Which lock opens door ${at}?`;
const answerOf = (at: number): string => `The one with the number ${at}.`;

const visiblePage = (count: number): string =>
  html('FAQ', `<dl>${numbered(count, (at) => `<dt>${questionOf(at)}</dt><dd>${answerOf(at)}</dd>`).join('')}</dl>`);

const structuredPage = (count: number): string => {
  const questions = numbered(count, (at) => ({
    '@type': 'Question',
    name: questionOf(at),
    acceptedAnswer: { '@type': 'Answer', text: answerOf(at) },
  }));
  const data = JSON.stringify({ '@type': 'FAQPage', mainEntity: questions });
  return html('FAQ', '<h1>FAQ</h1>', `<script type="application/ld+json">${data}</script>`);
};

const numbered = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

async function setScene(page: string) {
  const site = await startWebsite({ '/faq': page });
  const app = await startTestApp({ FETCH_ALLOW_HOSTS: '127.0.0.1', RATE_LIMITS: 'off' });
  const admin = await makeOperator(app, 'admin');
  const { id } = await makeBot(app, admin);
  const ask = (call: string) =>
    app.call('POST', `/api/bots/${id}/${call}`, { cookie: admin.cookie, body: { url: `${site.origin}/faq` } });
  return { ask };
}

test.each([
  ['3,000 questions of a list', 3_000, visiblePage],
  ['5,000 questions of structured data', 5_000, structuredPage],
])(
  '%s are all imported, and known the next time',
  async (_what, count, pageOf) => {
    const { ask } = await setScene(pageOf(count));
    const imported = await ask('extract-faqs');
    expect([imported.statusCode, imported.json()]).toMatchObject([200, { imported: count, skipped: 0 }]);
    expect(imported.json().faqs).toHaveLength(count);
    const preview = await ask('preview-faqs');
    expect(preview.statusCode).toBe(200);
    expect(new Set(preview.json().faqs.map(({ state }: { state: string }) => state))).toEqual(new Set(['same']));
  },
  120_000,
);

test('20,000 questions are refused with a message that states the limit', async () => {
  const { ask } = await setScene(structuredPage(20_000));
  for (const call of ['extract-faqs', 'preview-faqs']) {
    const refused = await ask(call);
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      { message: 'The page could not be read: it has 20,000 questions, and one import takes at most 5,000.' },
    ]);
  }
});
