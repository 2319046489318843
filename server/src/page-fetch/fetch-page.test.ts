import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { type FetchPolicy, fetchPage } from './fetch-page.ts';
import { PageRefused, type RefusalReason } from './page-refused.ts';

const servers: Server[] = [];

const serve = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const html = '<p>Open until ten – always.</p>';

const answering =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

const redirecting =
  (location: (path: string) => string): RequestListener =>
  (request, response) =>
    response.writeHead(302, { location: location(request.url ?? '') }).end();

const allowing = (...allowHosts: string[]): FetchPolicy => ({ allowHosts });

const reasonOf = async (url: string, policy: FetchPolicy): Promise<RefusalReason> => {
  const error = await fetchPage(url, policy).catch((thrown: unknown) => thrown);
  if (error instanceof PageRefused) return error.reason;
  throw error instanceof Error ? error : new Error('The page was read.');
};

describe('what it reads', () => {
  it('reads a page of an allowed host', async () => {
    const host = await serve(answering(html));
    const page = await fetchPage(`http://${host}/faq`, allowing(host));
    expect(page).toEqual({ url: `http://${host}/faq`, contentType: 'text/html; charset=utf-8', html });
  });

  it.each([
    ['gzip', gzipSync(html)],
    ['br', brotliCompressSync(html)],
    ['deflate', deflateSync(html)],
    ['deflate', deflateRawSync(html)],
    ['gzip, br', brotliCompressSync(gzipSync(html))],
    ['identity', Buffer.from(html)],
  ])('undoes %s', async (encoding, body) => {
    const host = await serve(answering(body, { 'content-encoding': encoding }));
    expect((await fetchPage(`http://${host}/`, allowing(host))).html).toBe(html);
  });

  it('follows up to five redirects', async () => {
    const host = await serve((request, response) => {
      const hop = Number(request.url?.slice(1));
      if (hop === 5) answering(html)(request, response);
      else redirecting(() => `/${hop + 1}`)(request, response);
    });
    expect((await fetchPage(`http://${host}/0`, allowing(host))).url).toBe(`http://${host}/5`);
  });
});

describe('what it refuses', () => {
  it('refuses a sixth redirect', async () => {
    const host = await serve(redirecting((path) => `${path}x`));
    expect(await reasonOf(`http://${host}/`, allowing(host))).toBe('tooManyRedirects');
  });

  it('refuses a redirect from an allowed host to one that is not', async () => {
    const inner = await serve(answering('secret'));
    const outer = await serve(redirecting(() => `http://${inner}/`));
    expect(await reasonOf(`http://${outer}/`, allowing(outer))).toBe('port');
    const metadata = await serve(redirecting(() => 'http://169.254.169.254/'));
    expect(await reasonOf(`http://${metadata}/`, allowing(metadata))).toBe('notPublic');
    const file = await serve(redirecting(() => 'file:///etc/passwd'));
    expect(await reasonOf(`http://${file}/`, allowing(file))).toBe('scheme');
  });

  it.each([
    [[{ address: '127.0.0.1', family: 4 }]],
    [
      [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
    ],
    [[{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('refuses a name that resolves to %j', async (addresses) => {
    const policy = { allowHosts: [], resolve: async () => addresses };
    expect(await reasonOf('http://rebound.example/', policy)).toBe('notPublic');
  });

  it('refuses a name whose second address is not public', async () => {
    let asked = 0;
    const addresses = ['127.0.0.1', '8.8.8.8'];
    const resolve = async () => [{ address: addresses[asked++] ?? '', family: 4 }];
    expect(await reasonOf('http://rebinding.example/', { allowHosts: [], resolve })).toBe('notPublic');
    expect(asked).toBe(1);
  });

  it('refuses localhost by its own name', async () => {
    expect(await reasonOf('http://localhost/', allowing())).toBe('notPublic');
    expect(await reasonOf('http://localhost./', allowing())).toBe('notPublic');
  });

  it('says that the site does not exist', async () => {
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await reasonOf('http://nowhere.example/', { allowHosts: [], resolve })).toBe('unknownHost');
  });

  it.each(['application/pdf', 'image/png', 'application/json', 'text/css'])('refuses %s', async (contentType) => {
    const host = await serve(answering(html, { 'content-type': contentType }));
    expect(await reasonOf(`http://${host}/`, allowing(host))).toBe('notText');
  });

  it('refuses an error response', async () => {
    const host = await serve((_request, response) => response.writeHead(404).end(html));
    expect(await reasonOf(`http://${host}/`, allowing(host))).toBe('status');
  });

  it('refuses what is not HTTP, and a closed port', async () => {
    const host = await serve((request) => request.socket.end('hello'));
    expect(await reasonOf(`http://${host}/`, allowing(host))).toBe('unreachable');
    expect(await reasonOf('http://127.0.0.1:9/', allowing('127.0.0.1:9'))).toBe('unreachable');
  });

  it('refuses broken and unknown compression', async () => {
    const broken = await serve(answering(html, { 'content-encoding': 'gzip' }));
    expect(await reasonOf(`http://${broken}/`, allowing(broken))).toBe('garbled');
    const unknown = await serve(answering(html, { 'content-encoding': 'zstd' }));
    expect(await reasonOf(`http://${unknown}/`, allowing(unknown))).toBe('garbled');
  });
});

describe('where it ends', () => {
  const sixMegabytes = Buffer.alloc(6 * 1024 * 1024, 'a');

  it('ends a page that is too large, announced or not', async () => {
    const announced = await serve(answering(sixMegabytes));
    expect(await reasonOf(`http://${announced}/`, allowing(announced))).toBe('tooBig');
    const streamed = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).write(sixMegabytes);
    });
    expect(await reasonOf(`http://${streamed}/`, allowing(streamed))).toBe('tooBig');
  });

  it.each([
    ['gzip', gzipSync(sixMegabytes)],
    ['br', brotliCompressSync(sixMegabytes)],
    ['gzip, gzip', gzipSync(gzipSync(sixMegabytes))],
  ])('ends a compression bomb in %s', async (encoding, bomb) => {
    const host = await serve(answering(bomb, { 'content-encoding': encoding }));
    expect(await reasonOf(`http://${host}/`, allowing(host))).toBe('tooBig');
  });

  it('ends a slow body, a silent site, and a name that never resolves', async () => {
    const dripping = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('a'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const silent = await serve(() => {});
    const timeoutMs = 200;
    for (const host of [dripping, silent]) {
      expect(await reasonOf(`http://${host}/`, { allowHosts: [host], timeoutMs })).toBe('timeout');
    }
    const resolve = () => new Promise<never>(() => {});
    expect(await reasonOf('http://slow.example/', { allowHosts: [], timeoutMs, resolve })).toBe('timeout');
  });
});
