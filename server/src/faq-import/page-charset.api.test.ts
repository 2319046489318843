import { expect, test } from 'vitest';
import { makeBot, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';
import { startWebsite } from '../testing/website.ts';

async function importPage(body: Buffer, contentType: string) {
  const site = await startWebsite({
    '/faq': (_request, response) => response.writeHead(200, { 'content-type': contentType }).end(body),
  });
  const app = await startTestApp({ FETCH_ALLOW_HOSTS: '127.0.0.1' });
  const admin = await makeOperator(app, 'admin');
  const { id } = await makeBot(app, admin);
  const url = `${site.origin}/faq`;
  const response = await app.call('POST', `/api/bots/${id}/extract-faqs`, { cookie: admin.cookie, body: { url } });
  return { status: response.statusCode, reply: response.json() };
}

const page = '<h1>FAQ</h1><h3>Is the caf\u00e9 open?</h3><p>Yes, it\u00b4s open.</p>';

test.each([
  ['UTF-8 but is Latin-1', 'text/html; charset=utf-8', 'latin1'],
  ['Latin-1 but is UTF-8', 'text/html; charset=iso-8859-1', 'utf8'],
  ['nothing and is Latin-1', 'text/html', 'latin1'],
  ['nothing and is UTF-8', 'text/html', 'utf8'],
] as const)('a page that declares %s is decoded correctly', async (_what, contentType, encoding) => {
  const { status, reply } = await importPage(Buffer.from(page, encoding), contentType);
  expect([status, reply]).toMatchObject([
    200,
    { imported: 1, faqs: [{ question: 'Is the café open?', answer: 'Yes, it´s open.' }] },
  ]);
});

test('a page that fits no encoding is refused with a message', async () => {
  const noise = Buffer.from(
    Array.from({ length: 3_000 }, (_, at) => 0x80 + ((at * 7_919 + (at >> 3) * 104_729) % 128)),
  );
  const { status, reply } = await importPage(Buffer.concat([Buffer.from('<h3>Why?</h3><p>'), noise]), 'text/html');
  expect([status, reply]).toEqual([
    422,
    { message: 'The page could not be read: its text is in an unknown encoding. Save it as UTF-8.' },
  ]);
});
