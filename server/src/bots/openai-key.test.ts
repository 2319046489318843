import { describe, expect, test } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { keyColumns, maskKey, noKey } from './openai-key.ts';

const secrets = createSecrets('a test key of at least thirty-two bytes');

test.each([
  ['sk-proj-abcdefgh1234', 'sk-…1234'],
  ['sk-345678901', 'sk-…8901'],
  ['short', '…'],
  ['sk-45678901', '…'],
])('the key %s is shown as %s', (key, mask) => {
  expect(maskKey(key)).toBe(mask);
});

describe('keyColumns', () => {
  test('writes nothing when the key is absent', () => {
    expect(keyColumns(secrets, undefined, 'sk-…1234')).toEqual({});
  });

  test('writes nothing when the key is its mask', () => {
    expect(keyColumns(secrets, 'sk-…1234', 'sk-…1234')).toEqual({});
  });

  test('removes the key when it is empty', () => {
    expect(keyColumns(secrets, '', 'sk-…1234')).toEqual(noKey);
    expect(keyColumns(secrets, '', '')).toEqual(noKey);
  });

  test('encrypts a new key', () => {
    const columns = keyColumns(secrets, 'sk-proj-abcdefgh1234', 'sk-…9999');
    expect(columns.openaiKeyMask).toBe('sk-…1234');
    expect(columns.openaiKeyCipher).not.toContain('abcdefgh');
    expect(secrets.decrypt(columns.openaiKeyCipher ?? '')).toBe('sk-proj-abcdefgh1234');
  });
});
