import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFaqsOfPage } from './read-faqs-of-page.ts';

const pages = new Map([
  ['/faq', '<h3>When is the gate open?</h3><p>From <a href="/hours">six</a>.</p>'],
  ['/about', `<p>${'Clean and dry. '.repeat(50)}</p>`],
  ['/app', '<div id="root"></div><script type="module" src="/main.js"></script>'],
]);

let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages.get(request.url ?? ''));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const read = (path: string, allowHosts = [host]) => readFaqsOfPage(`http://${host}${path}`, { allowHosts });

describe('readFaqsOfPage', () => {
  it('reads the questions of a page', async () => {
    const answer = `From [six](http://${host}/hours).`;
    expect(await read('/faq')).toEqual({
      url: `http://${host}/faq`,
      faqs: [{ question: 'When is the gate open?', answer }],
      unanswered: [],
    });
  });

  it('says that a page has no questions', async () => {
    await expect(read('/about')).rejects.toMatchObject({
      reason: 'noQuestions',
      message: 'The page could not be read: no questions with answers were found on it.',
    });
  });

  it('says that a page is rendered by JavaScript', async () => {
    await expect(read('/app')).rejects.toMatchObject({
      reason: 'noQuestions',
      message: 'The page could not be read: it shows its text only with JavaScript, which the import does not run.',
    });
  });

  it('reads nothing from a disallowed private host', async () => {
    await expect(read('/faq', [])).rejects.toMatchObject({ reason: 'port' });
  });
});

describe('an index of questions', () => {
  const askedPages: string[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  let help: Server;
  let origin: string;

  const questions = Array.from({ length: 35 }, (_, at) => `What is rule ${at}?`);
  const index = `<h1>FAQ</h1><ul>${questions.map((it, at) => `<li><a href="/${at}">${it}</a></li>`).join('')}
    <li><a href="http://elsewhere.example/9">What is elsewhere?</a></li></ul>`;

  beforeAll(async () => {
    help = createServer((request, response) => {
      const at = Number(request.url?.slice(1));
      if (request.url === '/faq') return response.writeHead(200, { 'content-type': 'text/html' }).end(index);
      askedPages.push(request.url ?? '');
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      setTimeout(() => {
        atOnce -= 1;
        if (at === 1) return response.writeHead(500).end();
        const title = at === 2 ? 'Something else' : questions[at];
        response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>${title}</h1><p>Rule ${at} says so.</p>`);
      }, 5);
    }).listen(0, '127.0.0.1');
    await once(help, 'listening');
    origin = `127.0.0.1:${(help.address() as AddressInfo).port}`;
  });
  afterAll(() => help.close());

  it('is followed to the pages of its answers, at most thirty, one at a time', { timeout: 60_000 }, async () => {
    const { faqs } = await readFaqsOfPage(`http://${origin}/faq`, { allowHosts: [origin] });
    expect(askedPages).toEqual(Array.from({ length: 30 }, (_, at) => `/${at}`));
    expect(mostAtOnce).toBe(1);
    expect(faqs).toHaveLength(28);
    expect(faqs.slice(0, 2)).toEqual([
      { question: 'What is rule 0?', answer: 'Rule 0 says so.' },
      { question: 'What is rule 3?', answer: 'Rule 3 says so.' },
    ]);
  });
});
