import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A page is its HTML, or a handler that answers. */
export type SitePages = Record<string, string | Answer>;

export interface Website {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  /** `127.0.0.1:PORT`, for FETCH_ALLOW_HOSTS. */
  readonly host: string;
  /** The requested paths, in order. */
  readonly asked: string[];
  /** The most concurrent requests. */
  readonly mostAtOnce: () => number;
  /** Replaces the served pages. */
  pages: SitePages;
}

export const html = (title: string, body: string, head = ''): string =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;

/** A facility's website on loopback, closed when the test ends. */
export async function startWebsite(pages: SitePages): Promise<Website> {
  const asked: string[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    response.on('close', () => {
      underWay -= 1;
    });
    const page = site.pages[path];
    if (page === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
    else if (typeof page === 'string') response.writeHead(200, { 'content-type': typeOf(path) }).end(page);
    else page(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const site: Website = { origin: `http://${host}`, host, asked, mostAtOnce: () => mostUnderWay, pages };
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return site;
}

const typeOf = (path: string): string => {
  if (path === '/robots.txt') return 'text/plain';
  return path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8';
};
