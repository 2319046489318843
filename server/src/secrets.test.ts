import { expect, test } from 'vitest';
import { createSecrets, hashToken, newToken } from './secrets.ts';

const secrets = createSecrets('one key of at least thirty-two bytes');
const otherSecrets = createSecrets('another key of at least thirty-two bytes');

test.each(['sk-proj-1234567890', '', 'schlüssel 🔑'])('%j survives encryption', (text) => {
  expect(secrets.decrypt(secrets.encrypt(text))).toBe(text);
});

test('the same text is never encrypted the same way twice', () => {
  expect(secrets.encrypt('sk-1234')).not.toBe(secrets.encrypt('sk-1234'));
});

test('a text encrypted under another key is not readable', () => {
  expect(otherSecrets.decrypt(secrets.encrypt('sk-1234'))).toBeUndefined();
});

test('a changed byte is detected, wherever it is', () => {
  const bytes = Buffer.from(secrets.encrypt('sk-1234'), 'base64');
  for (let at = 0; at < bytes.length; at++) {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8((bytes.readUInt8(at) + 1) % 256, at);
    expect(secrets.decrypt(damaged.toString('base64')), `byte ${at}`).toBeUndefined();
  }
});

test.each(['', 'AAAA', 'not base64 at all'])('%j is no cipher text', (text) => {
  expect(secrets.decrypt(text)).toBeUndefined();
});

test('a truncated authentication tag is refused', () => {
  const bytes = Buffer.from(secrets.encrypt(''), 'base64');
  expect(secrets.decrypt(bytes.subarray(0, 20).toString('base64'))).toBeUndefined();
});

test('equal keys give equal cookie signatures on all nodes, other keys do not', () => {
  expect(createSecrets('one key of at least thirty-two bytes').cookieKey).toBe(secrets.cookieKey);
  expect(otherSecrets.cookieKey).not.toBe(secrets.cookieKey);
});

test('tokens are long, distinct and URL-safe', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

test('a stored token does not show the token', () => {
  const token = newToken();
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashToken(token)).toBe(hashToken(token));
  expect(hashToken(token)).not.toBe(hashToken(newToken()));
});

test('a pseudonym is equal only for the same text and key', () => {
  const pseudonym = secrets.pseudonym('198.51.100.7');
  expect(pseudonym).toMatch(/^[0-9a-f]{32}$/);
  expect(secrets.pseudonym('198.51.100.7')).toBe(pseudonym);
  expect(secrets.pseudonym('198.51.100.8')).not.toBe(pseudonym);
  expect(otherSecrets.pseudonym('198.51.100.7')).not.toBe(pseudonym);
});
