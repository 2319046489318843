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
    expect(await read('/faq')).toEqual([{ question: 'When is the gate open?', answer }]);
  });

  it('says that a page has no questions', async () => {
    await expect(read('/about')).rejects.toMatchObject({
      reason: 'noQuestions',
      message: 'The page could not be read: no questions with answers were found on it.',
    });
  });

  it('says that a page is made by JavaScript', async () => {
    await expect(read('/app')).rejects.toMatchObject({
      reason: 'noQuestions',
      message: 'The page could not be read: it shows its text only with JavaScript, which the import does not run.',
    });
  });

  it('reads nothing from a private host that is not allowed', async () => {
    await expect(read('/faq', [])).rejects.toMatchObject({ reason: 'port' });
  });
});
