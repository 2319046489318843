import type { PageProgress } from '@chat-module/contract/faqs';
import { describe, expect, test } from 'vitest';
import { makeBot, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { html, type SitePages, startWebsite } from '../testing/website.ts';

const questions = ['How do I pay online?', 'How do I move out?', 'Where do I park?'];
const pathOf = (question: string): string => `/help/${questions.indexOf(question)}`;

const faqs = html('FAQ', '<dl><dt>Do you sell boxes?</dt><dd>Yes, in three sizes.</dd></dl>');

const index: SitePages = {
  '/help': html(
    'Help',
    `<h1>Frequently asked questions</h1><ul>${questions.map((it) => `<li><a href="${pathOf(it)}">${it}</a></li>`).join('')}</ul>`,
  ),
  ...Object.fromEntries(
    questions.map((it) => [pathOf(it), html(it, `<h1>${it}</h1><p>Ask at the office, which is beside the gate.</p>`)]),
  ),
};

interface Told {
  readonly status: number;
  readonly type: string;
  readonly lines: { progress?: PageProgress; reply?: object; refusal?: object }[];
}

async function setScene(pages: SitePages) {
  const site = await startWebsite(pages);
  const app = await startTestApp({ FETCH_ALLOW_HOSTS: '127.0.0.1' });
  const admin = await makeOperator(app, 'admin');
  const { id } = await makeBot(app, admin);
  const ask = async (url: string, call = 'extract-faqs', bot = id): Promise<Told> => {
    const response = await app.call('POST', `/api/bots/${bot}/${call}`, {
      cookie: admin.cookie,
      headers: { accept: 'application/x-ndjson, application/json' },
      body: { url },
    });
    const lines = response.body.trim().split('\n');
    return {
      status: response.statusCode,
      type: String(response.headers['content-type']),
      lines: lines.map((line) => JSON.parse(line)),
    };
  };
  return { site, ask };
}

const stepsOf = ({ lines }: Told): string[] => lines.flatMap(({ progress }) => progress?.step ?? []);

describe('a client that accepts NDJSON', () => {
  test('gets each step of an import, and its reply at the end', async () => {
    const { site, ask } = await setScene({ '/faq': faqs });
    const told = await ask(`${site.origin}/faq`);
    expect([told.status, told.type]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(stepsOf(told)).toEqual(expect.arrayContaining(['asking', 'searching', 'comparing']));
    expect(told.lines[0]).toEqual({ progress: { step: 'asking', host: site.host } });
    expect(told.lines.at(-2)).toEqual({ progress: { step: 'comparing', found: 1 } });
    expect(told.lines.at(-1)).toMatchObject({ reply: { imported: 1, skipped: 0 } });
  });

  test('also of a preview', async () => {
    const { site, ask } = await setScene({ '/faq': faqs });
    const { lines } = await ask(`${site.origin}/faq`, 'preview-faqs');
    expect(lines.at(-1)).toMatchObject({ reply: { faqs: [{ question: 'Do you sell boxes?', state: 'new' }] } });
  });

  test('gets the redirect target', async () => {
    const other = await startWebsite({ '/': faqs });
    const { site, ask } = await setScene({
      '/faq': (_request, response) => response.writeHead(302, { location: other.origin }).end(),
    });
    const { lines } = await ask(`${site.origin}/faq`);
    const hosts = lines.flatMap(({ progress }) => (progress?.step === 'asking' ? progress.host : []));
    expect(hosts).toEqual([site.host, other.host]);
    expect(lines).toContainEqual({ progress: { step: 'searching', host: other.host } });
  });

  test('gets the linked page being read', async () => {
    const { site, ask } = await setScene(index);
    const { lines } = await ask(`${site.origin}/help`);
    expect(lines.flatMap(({ progress }) => (progress?.step === 'following' ? progress : []))).toEqual(
      [1, 2, 3].map((page) => ({ step: 'following', page, pages: 3 })),
    );
    expect(lines.at(-1)).toMatchObject({ reply: { imported: 3 } });
  });

  test('gets a refusal in the last line', async () => {
    const { site, ask } = await setScene({ '/': html('About', '<p>We rent storage units.</p>') });
    const { status, lines } = await ask(`${site.origin}/`);
    expect(status).toBe(200);
    expect(lines.at(-1)).toEqual({
      refusal: { status: 422, message: 'The page could not be read: no questions with answers were found on it.' },
    });
  });

  test('gets the plain refusal before the first step', async () => {
    const { site, ask } = await setScene({ '/': faqs });
    const nobody = await ask(`${site.origin}/`, 'extract-faqs', 'nobody');
    expect([nobody.status, nobody.type, nobody.lines]).toEqual([
      404,
      'application/json; charset=utf-8',
      [{ message: 'The bot was not found.' }],
    ]);
    expect((await ask('ftp://a.example/')).status).toBe(400);
    const inside = await ask('http://10.0.0.1/');
    expect([inside.status, inside.lines]).toEqual([
      422,
      [{ message: 'The page could not be read: 10.0.0.1 is not on the public internet.' }],
    ]);
  });
});
