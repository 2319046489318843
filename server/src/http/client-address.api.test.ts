import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Test calls come from the loopback address, which acts as the proxy. */
const proxy = '127.0.0.1';

/** The client address as the server sees it, through a route that only this test has. */
async function startTelling(trustProxy: string): Promise<(forwarded?: string) => Promise<string>> {
  let seen = '';
  const app: TestApp = await startTestApp({ TRUST_PROXY: trustProxy });
  app.app.addHook('onResponse', async ({ ip }) => {
    seen = ip;
  });
  return async (forwarded) => {
    await app.call('GET', '/healthz', { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } });
    return seen;
  };
}

describe('behind one proxy', () => {
  test.each([
    ['an address', '198.51.100.7', '198.51.100.7'],
    ['an address with a port', '198.51.100.7:5678', '198.51.100.7'],
    ['IPv6 in brackets with a port', '[2001:db8::1]:443', '2001:db8::1'],
    ['IPv6 in brackets', '[2001:db8::1]', '2001:db8::1'],
    ['IPv6 in capitals, written out', '2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['IPv6 with a zone', 'fe80::1%eth0', 'fe80::1'],
    ['IPv4 mapped into IPv6', '::ffff:198.51.100.7', '198.51.100.7'],
    ['the same in hexadecimal', '::FFFF:c633:6407', '198.51.100.7'],
    ['the same in brackets with a port', '[::ffff:198.51.100.7]:99', '198.51.100.7'],
    ['blanks around it', '  198.51.100.7  ', '198.51.100.7'],
    ['what the client wrote itself, before it', '203.0.113.5, 198.51.100.7:41', '198.51.100.7'],
    ['nothing', '', proxy],
    ['a word', 'unknown', proxy],
    ['a word after an address', '203.0.113.5, unknown', proxy],
    ['an impossible address', '999.1.1.1', proxy],
    ['an impossible address with a port', '203.0.113.5, 1.2.3:80', proxy],
    ['a port of letters', '198.51.100.7:http', proxy],
    ['an address after three thousand others', `${'1.1, '.repeat(3000)}198.51.100.7`, '198.51.100.7'],
    ['no header', undefined, proxy],
  ])('%s is one address', async (_what, forwarded, address) => {
    const tell = await startTelling('1');
    expect(await tell(forwarded)).toBe(address);
  });
});

describe('behind proxies listed by address', () => {
  test.each([
    ['with a port each', '198.51.100.7:5, 10.0.0.4:6', '198.51.100.7'],
    ['of which one sent no address', '203.0.113.5, unknown, 10.0.0.4', '10.0.0.4'],
    ['of which the last sent no address', '203.0.113.5, unknown', proxy],
  ])('%s', async (_what, forwarded, address) => {
    const tell = await startTelling('127.0.0.1,10.0.0.4');
    expect(await tell(forwarded)).toBe(address);
  });
});

test('behind two proxies nothing left of a non-address is trusted', async () => {
  const tell = await startTelling('2');
  expect(await tell('203.0.113.5, unknown')).toBe(proxy);
  expect(await tell('203.0.113.5, 10.0.0.4')).toBe('203.0.113.5');
});

test('another port, letter case or notation is no new address for a limit', async () => {
  const app = await startTestApp({ TRUST_PROXY: '1' });
  const forms = (i: number) => [`198.51.100.7:${1024 + i}`, '::ffff:198.51.100.7', '::FFFF:C633:6407', '198.51.100.7'];
  const call = (i: number) =>
    app.call('GET', '/api/bots/nothing/public', { headers: { 'x-forwarded-for': forms(i)[i % 4] ?? '' } });
  for (let i = 0; i < 240; i++) expect((await call(i)).statusCode).toBe(404);
  for (let i = 0; i < 4; i++) expect((await call(i)).statusCode).toBe(429);
});
