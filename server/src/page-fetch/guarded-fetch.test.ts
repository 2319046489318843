import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import net, { type AddressInfo, createServer as createSocketServer, isIP } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type FetchPolicy, fetchPage } from './fetch-page.ts';
import { PageRefused, type RefusalReason } from './page-refused.ts';

const servers: { close(): void }[] = [];

interface Site {
  /** `127.0.0.1:PORT` */
  readonly host: string;
  readonly port: string;
  readonly asked: string[];
}

const serve = async (listener: RequestListener): Promise<Site> => {
  const asked: string[] = [];
  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  }).listen(0, '127.0.0.1');
  servers.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  return { host: `127.0.0.1:${port}`, port, asked };
};

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const htmlType = { 'content-type': 'text/html; charset=utf-8' };
const page: RequestListener = (_request, response) => response.writeHead(200, htmlType).end('<p>inside</p>');

const reasonOf = async (url: string, policy: FetchPolicy): Promise<RefusalReason> => {
  const error = await fetchPage(url, policy).catch((thrown: unknown) => thrown);
  if (error instanceof PageRefused) return error.reason;
  throw error instanceof Error ? error : new Error('The page was read.');
};

/** Each lookup of a name returns the next of the answers. */
const answeringInTurn = (...answers: string[]) => {
  let asked = 0;
  const resolve = async () => {
    const address = answers[Math.min(asked, answers.length - 1)] ?? '';
    asked += 1;
    return [{ address, family: isIP(address) }];
  };
  return { resolve, asked: () => asked };
};

describe('a name that is rebound', () => {
  /** A fake network: the site answers at every public address. Records the addresses. */
  const standInForTheInternet = ({ port }: Site): string[] => {
    const dialled: string[] = [];
    const connect = vi.spyOn(net, 'connect').mockImplementation(((options: net.TcpNetConnectOpts) => {
      const socket = new net.Socket();
      options.lookup?.(options.host ?? '', { all: true }, (refusal, addresses) => {
        if (refusal) return socket.destroy(refusal);
        dialled.push(...[addresses].flat().map((it) => (typeof it === 'string' ? it : it.address)));
        return socket.connect(Number(port), '127.0.0.1');
      });
      return socket;
    }) as typeof net.connect);
    onTestFinished(() => connect.mockRestore());
    return dialled;
  };

  it('public first and loopback next: the address that was checked is the one connected to', async () => {
    const dialled = standInForTheInternet(await serve(page));
    const names = answeringInTurn('8.8.8.8', '127.0.0.1');
    const policy = { allowHosts: [], resolve: names.resolve };
    expect((await fetchPage('http://rebound.example/', policy)).html).toBe('<p>inside</p>');
    expect([names.asked(), dialled]).toEqual([1, ['8.8.8.8']]);
    expect(await reasonOf('http://rebound.example/', policy)).toBe('notPublic');
    expect(dialled).toEqual(['8.8.8.8']);
  });

  it('public for the first hop and loopback for the next is refused there', async () => {
    const site = await serve((_request, response) =>
      response.writeHead(302, { location: '/next', connection: 'close' }).end(),
    );
    const dialled = standInForTheInternet(site);
    const names = answeringInTurn('8.8.8.8', '127.0.0.1');
    expect(await reasonOf('http://rebound.example/', { allowHosts: [], resolve: names.resolve })).toBe('notPublic');
    expect([site.asked, dialled]).toEqual([['/'], ['8.8.8.8']]);
  });

  it('between two hops of a redirect chain is looked up again, and refused', async () => {
    const inside = await serve(page);
    const names = answeringInTurn('127.0.0.1', '127.0.0.1');
    const outside = await serve((_request, response) =>
      response.writeHead(302, { location: 'http://rebound.example/' }).end(),
    );
    const policy = { allowHosts: [outside.host], resolve: names.resolve };
    expect(await reasonOf(`http://${outside.host}/`, policy)).toBe('notPublic');
    expect(inside.asked).toEqual([]);
  });

  it('an allowed name reaches its target, only on the allowed port', async () => {
    const inside = await serve(page);
    const { resolve } = answeringInTurn('127.0.0.1');
    const policy = { allowHosts: [`intranet.example:${inside.port}`], resolve };
    const { html } = await fetchPage(`http://intranet.example:${inside.port}/`, policy);
    expect(html).toBe('<p>inside</p>');
    expect(await reasonOf('http://intranet.example/', policy)).toBe('notPublic');
    expect(await reasonOf('http://intranet.example:81/', policy)).toBe('port');
  });
});

describe('names that resolve to a spelled address', () => {
  it.each([
    ['127.0.0.1.nip.io', '127.0.0.1'],
    ['7f000001.nip.io', '127.0.0.1'],
    ['app.10-0-0-1.sslip.io', '10.0.0.1'],
    ['169-254-169-254.sslip.io', '169.254.169.254'],
    ['localtest.me', '127.0.0.1'],
    ['metadata.google.internal', '169.254.169.254'],
    ['localhost.localdomain', '127.0.0.1'],
    ['trailing.example.', '127.0.0.1'],
    ['xn--bcher-kva.example', '192.168.1.1'],
    ['six.example', '::1'],
    ['mapped.example', '::ffff:127.0.0.1'],
    ['mapped-hex.example', '::ffff:7f00:1'],
    ['compatible.example', '::127.0.0.1'],
    ['nat64.example', '64:ff9b::7f00:1'],
    ['nat64-local.example', '64:ff9b:1::7f00:1'],
    ['6to4.example', '2002:7f00:1::1'],
    ['teredo.example', '2001:0:7f00:1::1'],
    ['unique-local.example', 'fd00::1'],
    ['link-local.example', 'fe80::1'],
    ['this-host.example', '0.0.0.0'],
    ['broadcast.example', '255.255.255.255'],
    ['carrier.example', '100.64.0.1'],
  ])('%s', async (name, address) => {
    const { resolve } = answeringInTurn(address);
    expect(await reasonOf(`http://${name}/`, { allowHosts: [], resolve })).toBe('notPublic');
  });
});

describe('a chain of redirects', () => {
  it.each([
    ['http://0x7f000001/', 'notPublic'],
    ['http://2130706433/', 'notPublic'],
    ['http://[::ffff:127.0.0.1]/', 'notPublic'],
    ['//127.0.0.1./', 'notPublic'],
    ['http://user:secret@example.com/', 'credentials'],
    ['http://example.com:6379/', 'port'],
    ['gopher://example.com/', 'scheme'],
    ['http://[::1', 'badAddress'],
  ] as const)('that ends at %s is refused at that hop', async (end, reason) => {
    const site = await serve((request, response) => {
      const hop = Number(request.url?.slice(1));
      response.writeHead(307, { location: hop < 3 ? `/${hop + 1}` : end }).end();
    });
    expect(await reasonOf(`http://${site.host}/0`, { allowHosts: [site.host] })).toBe(reason);
    expect(site.asked).toEqual(['/0', '/1', '/2', '/3']);
  });

  it('that loops ends after five', async () => {
    const site = await serve((_request, response) => response.writeHead(301, { location: '/' }).end());
    expect(await reasonOf(`http://${site.host}/`, { allowHosts: [site.host] })).toBe('tooManyRedirects');
    expect(site.asked).toHaveLength(6);
  });

  it('shares one time limit', async () => {
    const site = await serve((request, response) => {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 150);
    });
    expect(await reasonOf(`http://${site.host}/`, { allowHosts: [site.host], timeoutMs: 400 })).toBe('timeout');
  });
});

describe('a slow server', () => {
  const dripping = async (first: string, drop: string): Promise<string> => {
    const server = createSocketServer((socket) => {
      socket.write(first);
      const drip = setInterval(() => socket.write(drop), 20);
      socket.on('close', () => clearInterval(drip));
      socket.on('error', () => clearInterval(drip));
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return `127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it.each([
    ['its status line', '', 'H'],
    ['its headers', 'HTTP/1.1 200 OK\r\n', 'x-a: b\r\n'],
    ['interim answers', '', 'HTTP/1.1 102 Processing\r\n\r\n'],
    ['chunks', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n', '1\r\na\r\n'],
    ['a gzip body', 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-encoding: gzip\r\n\r\n', '\u0000'],
  ])('%s is given up', async (_what, first, drop) => {
    const host = await dripping(first, drop);
    const reason = await reasonOf(`http://${host}/`, { allowHosts: [host], timeoutMs: 300 });
    // Something that isn't HTTP may be detected before the time is up.
    expect(['timeout', 'unreachable']).toContain(reason);
  });
});

describe('a compression bomb', () => {
  const huge = Buffer.alloc(200 * 1024 * 1024);

  it.each<[encoding: string, bomb: Buffer]>([
    ['gzip', gzipSync(huge, { level: 1 })],
    ['br', brotliCompressSync(huge.subarray(0, 50 * 1024 * 1024))],
    ['deflate', deflateSync(huge, { level: 1 })],
    ['deflate', deflateRawSync(huge, { level: 1 })],
    ['gzip, gzip', gzipSync(gzipSync(huge, { level: 9 }))],
    ['gzip, br', brotliCompressSync(gzipSync(huge, { level: 9 }))],
    ['deflate, gzip, br', brotliCompressSync(gzipSync(deflateSync(huge)))],
  ])('in %s ends at the limit', async (encoding, bomb) => {
    const site = await serve((_request, response) =>
      response.writeHead(200, { ...htmlType, 'content-encoding': encoding }).end(bomb),
    );
    expect(await reasonOf(`http://${site.host}/`, { allowHosts: [site.host] })).toBe('tooBig');
  });

  it('of too many layers is not opened', async () => {
    const site = await serve((_request, response) =>
      response.writeHead(200, { ...htmlType, 'content-encoding': 'gzip, gzip, gzip, gzip' }).end('x'),
    );
    expect(await reasonOf(`http://${site.host}/`, { allowHosts: [site.host] })).toBe('garbled');
  });
});
