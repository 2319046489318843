import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp } from '../testing/test-app.ts';
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts';

const here = '127.0.0.1';
const elsewhere = '127.0.0.2';

/** A listening server, and a function that connects to it from a given local address. */
async function startListening(limits: Partial<ConnectionLimits>, settings: Record<string, string> = {}) {
  const { context } = await startTestApp(settings);
  const server = await buildApp(context, { ...connectionLimits, ...limits });
  server.get('/never', () => new Promise(() => undefined));
  await server.listen({ host: here, port: 0 });
  const { port } = server.server.address() as AddressInfo;
  onTestFinished(async () => {
    server.server.closeAllConnections();
    await server.close();
  });
  const open = async (localAddress = here): Promise<Socket> => {
    const socket = connect({ host: here, port, localAddress });
    socket.on('error', () => undefined);
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return socket;
  };
  return { open, server: server.server };
}

/** In flowing mode, so that its end is noticed. */
const hasEnded = async (socket: Socket): Promise<void> => {
  socket.resume();
  if (!socket.closed) await once(socket, 'close');
};

const answerTo = async (socket: Socket, path = '/healthz'): Promise<string> => {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  return String(answer);
};

const served = /^HTTP\/1\.1 200 /;

async function openMany(open: (address?: string) => Promise<Socket>, count: number, address = here) {
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i++) sockets.push(await open(address));
  return sockets;
}

describe('connections of one address', () => {
  test('beyond the limit are closed at once; existing ones and other addresses are unaffected', async () => {
    const { open } = await startListening({ perAddress: 8 });
    const idle = await openMany(open, 8);
    await hasEnded(await open());
    expect(await answerTo(await open(elsewhere))).toMatch(served);
    for (const socket of idle) expect(await answerTo(socket)).toMatch(served);
  });

  test('are accepted again when earlier ones have ended', async () => {
    const { open, server } = await startListening({ perAddress: 2 });
    const [first] = await openMany(open, 2);
    first?.destroy();
    const countOpen = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    await eventually(async () => expect(await countOpen()).toBe(1));
    expect(await answerTo(await open())).toMatch(served);
  });

  test.each([
    ['of the proxies in front, of which only the number is known', { TRUST_PROXY: '1' }],
    ['of a proxy that is named', { TRUST_PROXY: '10.0.0.4,127.0.0.1' }],
    ['of a network of proxies', { TRUST_PROXY: '127.0.0.0/24' }],
    ['with RATE_LIMITS off', { RATE_LIMITS: 'off' }],
  ])('%s are not limited', async (_whose, settings) => {
    const { open } = await startListening({ perAddress: 2 }, settings);
    for (const socket of await openMany(open, 6)) expect(await answerTo(socket)).toMatch(served);
  });

  test('that is no proxy are limited next to one that is', async () => {
    const { open } = await startListening({ perAddress: 2 }, { TRUST_PROXY: '10.0.0.4' });
    await openMany(open, 2);
    await hasEnded(await open());
  });
});

test('total connections are limited too', async () => {
  const { open } = await startListening({ total: 3 });
  await openMany(open, 3);
  await hasEnded(await open(elsewhere));
});

describe('a connection is closed that', () => {
  test('never sends a byte', async () => {
    const { open } = await startListening({ headersTimeoutMs: 100, checkEveryMs: 50 });
    await hasEnded(await open());
  });

  test('sends the head of a request byte by byte', async () => {
    const { open } = await startListening({ headersTimeoutMs: 100, checkEveryMs: 50 });
    const socket = await open();
    socket.write('GET /healthz HTTP/1.1\r\n');
    const drip = setInterval(() => socket.write('x: y\r\n'), 20);
    await hasEnded(socket);
    clearInterval(drip);
  });

  test('stays idle after a response', async () => {
    const { open } = await startListening({ keepAliveTimeoutMs: 100 });
    const socket = await open();
    expect(await answerTo(socket)).toMatch(served);
    await hasEnded(socket);
  });

  test('transfers nothing during its response', async () => {
    const { open } = await startListening({ inactiveMs: 100 });
    expect(await answerTo(await open(), '/never')).toBe('');
  });
});

test('the limits of the product', async () => {
  const { app } = await startTestApp();
  expect(connectionLimits).toMatchObject({ perAddress: 512, checkEveryMs: 5000 });
  const { headersTimeout, keepAliveTimeout, timeout, maxConnections } = app.server;
  expect({ headersTimeout, keepAliveTimeout, timeout, maxConnections }).toEqual({
    headersTimeout: 20_000,
    keepAliveTimeout: 72_000,
    timeout: 300_000,
    maxConnections: 8192,
  });
});
