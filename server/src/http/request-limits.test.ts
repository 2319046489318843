import { expect, test } from 'vitest';
import { networkOf } from './request-limits.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['[2001:DB8:1:2::5]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2'],
  ['2001:DB8:0001:2::5', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1.2.3.4', '0:0:0:0'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('the hosts of one /64 count as one, however their addresses are written', () => {
  expect(networkOf('2001:db8:1::1')).toBe(networkOf('2001:db8:1:0:ffff::2'));
});

test('the hosts of two networks count as two', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  expect(networkOf('::1')).not.toBe(networkOf('fe80::1'));
});
