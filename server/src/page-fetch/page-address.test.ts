import { describe, expect, it } from 'vitest';
import { parsePageAddress } from './page-address.ts';
import { PageRefused, type RefusalReason } from './page-refused.ts';

const reasonOf = (address: string, allowHosts: string[] = []): RefusalReason | undefined => {
  try {
    parsePageAddress(address, allowHosts);
    return undefined;
  } catch (error) {
    if (error instanceof PageRefused) return error.reason;
    throw error;
  }
};

const refused: [address: string, reason: RefusalReason][] = [
  ['http://127.0.0.1/', 'notPublic'],
  ['http://127.0.0.1./', 'notPublic'],
  ['http://127.1/', 'notPublic'],
  ['http://127.0.1/', 'notPublic'],
  ['http://2130706433/', 'notPublic'],
  ['http://0x7f000001/', 'notPublic'],
  ['http://0x7f.0.0.1/', 'notPublic'],
  ['http://0X7F.1/', 'notPublic'],
  ['http://0177.0.0.1/', 'notPublic'],
  ['http://017700000001/', 'notPublic'],
  ['http://0x7f.0.0x0.01/', 'notPublic'],
  ['http://%31%32%37.0.0.1/', 'notPublic'],
  ['http://１２７.０.０.１/', 'notPublic'],
  ['http://127。0。0。1/', 'notPublic'],
  ['http://0/', 'notPublic'],
  ['http://0.0.0.0/', 'notPublic'],
  ['http://10.1/', 'notPublic'],
  ['http://169.254.169.254/latest/meta-data/', 'notPublic'],
  ['http://2852039166/', 'notPublic'],
  ['http://192.168.0.1/', 'notPublic'],
  ['http://4294967295/', 'notPublic'],
  ['http://[::]/', 'notPublic'],
  ['http://[::1]/', 'notPublic'],
  ['http://[0:0:0:0:0:0:0:1]/', 'notPublic'],
  ['http://[::ffff:127.0.0.1]/', 'notPublic'],
  ['http://[::ffff:7f00:1]/', 'notPublic'],
  ['http://[64:ff9b::127.0.0.1]/', 'notPublic'],
  ['http://[2002:7f00:1::]/', 'notPublic'],
  ['http://[fe80::1]/', 'notPublic'],
  ['http://[fd00::1]/', 'notPublic'],
  ['http://[::7f00:1]/', 'notPublic'],
  ['http://[::ffff:a9fe:a9fe]/', 'notPublic'],
  ['http://[::ffff:0:7f00:1]/', 'notPublic'],
  ['http://[64:ff9b::a9fe:a9fe]/', 'notPublic'],
  ['http://[64:ff9b:1::7f00:1]/', 'notPublic'],
  ['http://[2001:0:7f00:1::]/', 'notPublic'],
  ['http://[ff02::1]/', 'notPublic'],
  ['http://[fec0::1]/', 'notPublic'],
  ['http://0300.0250.0.1/', 'notPublic'],
  ['http://0251.0376.0251.0376/', 'notPublic'],
  ['http://0xa9fea9fe/', 'notPublic'],
  ['http://0xA9.0xFE.0xA9.0xFE/', 'notPublic'],
  ['http://127.0x1/', 'notPublic'],
  ['http://192.168.257/', 'notPublic'],
  ['http://①②⑦.⓪.⓪.①/', 'notPublic'],
  ['http://127.0.0.1:80/', 'notPublic'],
  ['https://127.0.0.1:443/', 'notPublic'],
  ['http:\\\\127.0.0.1\\', 'notPublic'],
  ['http:/127.0.0.1/', 'notPublic'],
  ['http://\t127.0.0.1\n/', 'notPublic'],
  ['http://127.0.0.1#@example.com/', 'notPublic'],
  ['http://127.0.0.1?@example.com/', 'notPublic'],
  ['http://127.0.0.1\\@example.com/', 'notPublic'],
  ['http://100.100.100.200/', 'notPublic'],
  ['http://example.com@127.0.0.1/', 'credentials'],
  ['http://user:secret@example.com/', 'credentials'],
  ['http://user@example.com/', 'credentials'],
  ['http://example.com:8080/', 'port'],
  ['https://example.com:22/', 'port'],
  ['http://example.com:443/', 'port'],
  ['http://example.com:25/', 'port'],
  ['http://example.com:6379/', 'port'],
  ['https://example.com:80/', 'port'],
  ['http://[2606:4700:4700::1111]:8080/', 'port'],
  ['ftp://example.com/', 'scheme'],
  ['ws://example.com/', 'scheme'],
  ['blob:https://example.com/1', 'scheme'],
  ['unix:///var/run/docker.sock', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://example.com/', 'scheme'],
  ['data:text/html,hello', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['http://256.256.256.256/', 'badAddress'],
  ['http://127.0.0.0x/', 'notPublic'],
  ['http://127.0.0.1.1/', 'badAddress'],
  ['http://0x100000000/', 'badAddress'],
  ['http://[::1', 'badAddress'],
  ['http://exa mple.com/', 'badAddress'],
  ['http://example.com:99999/', 'badAddress'],
  ['http://[fe80::1%25eth0]/', 'badAddress'],
  ['http://', 'badAddress'],
  ['not an address', 'badAddress'],
];

describe('parsePageAddress', () => {
  it.each(refused)('refuses %s', (address, reason) => expect(reasonOf(address)).toBe(reason));

  it.each(['https://example.com/faq', 'http://example.com:80/', 'https://EXAMPLE.com./', 'http://8.8.8.8/'])(
    'allows %s',
    (address) => expect(reasonOf(address)).toBeUndefined(),
  );

  it('allows listed hosts, on any port or the listed one', () => {
    expect(reasonOf('http://127.0.0.1:8080/', ['127.0.0.1'])).toBeUndefined();
    expect(reasonOf('http://intranet.:81/', ['Intranet'])).toBeUndefined();
    expect(reasonOf('http://127.0.0.1:8080/', ['127.0.0.1:8080'])).toBeUndefined();
    expect(reasonOf('http://[::1]:8080/', ['[::1]:8080'])).toBeUndefined();
    expect(reasonOf('http://intranet/', ['intranet:80'])).toBeUndefined();
    expect(reasonOf('http://127.0.0.1:9090/', ['127.0.0.1:8080'])).toBe('port');
    expect(reasonOf('http://127.0.0.1/', ['127.0.0.1:8080'])).toBe('notPublic');
  });

  it('reads a redirect as relative to the page it came from', () => {
    const from = new URL('https://example.com/help/faq');
    expect(parsePageAddress('../questions', [], from).href).toBe('https://example.com/questions');
    expect(() => parsePageAddress('//127.0.0.1/', [], from)).toThrow('127.0.0.1 is not on the public internet');
  });
});
