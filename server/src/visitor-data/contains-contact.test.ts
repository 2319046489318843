import { describe, expect, test } from 'vitest';
import { readContact } from './contact.ts';
import { containsContact, containsEmail, containsPhone } from './contains-contact.ts';

describe('a number of ten digits', () => {
  test.each([
    '5415550101',
    '(541) 555-0101',
    'call 541.555.0101, please',
    '+1 541 555 0101',
    '15415550101',
    '001 541-555-0101',
    'unit 12 541 555 0101',
    '541 555 0101 5',
    '541–555–0101',
    'tel:541/555/0101',
  ])('is in %j', (text) => expect(containsPhone(text, '5415550101')).toBe(true));

  test.each(['54155501011', '541 555 0102', '5550101', '4111541555010199', '541 555 010 1x', ''])(
    'is not in %j',
    (text) => expect(containsPhone(text, '5415550101')).toBe(text === '541 555 010 1x'),
  );

  test('from abroad is found by its last ten digits', () => {
    const { phoneDigits = '' } = readContact('+44 20 7946 0958');
    for (const text of ['020 7946 0958', '0044 2079460958', '442079460958'])
      expect(containsPhone(text, phoneDigits)).toBe(true);
  });
});

describe('a number of seven digits', () => {
  test.each(['5550101', '555-0101', 'at 555 0101.', '+1 555 0101', '0 5550101', '12 555-0101', '555-0101 10'])(
    'is in %j',
    (text) => expect(containsPhone(text, '5550101')).toBe(true),
  );

  test.each([
    '541-555-0101',
    '(541) 555 0101',
    '5415550101',
    '15550101',
    '+1 541 555 0101',
    '555-0101-77',
    '45550101',
    '5550101234',
    'order 88-5550101',
  ])('is not in %j', (text) => expect(containsPhone(text, '5550101')).toBe(false));
});

describe('an email address', () => {
  test.each([
    'ada@example.com',
    'Write to ADA@example.com.',
    '<ada@example.com>',
    'mailto:ada@example.com?x',
    '(ada@example.com)',
  ])('is in %j', (text) => expect(containsEmail(text, 'ada@example.com')).toBe(true));

  test.each([
    'bada@example.com',
    'x.ada@example.com',
    'ada@example.com.au',
    'ada@example.company',
    'ada@example.com-x.org',
  ])('is not in %j', (text) => expect(containsEmail(text, 'ada@example.com')).toBe(false));

  test('is found after it occurred inside another', () => {
    expect(containsEmail('not bada@example.com but ada@example.com', 'ada@example.com')).toBe(true);
  });
});

test('a row also matches by its session', () => {
  expect(containsContact(readContact('tab-1'), { sessionId: 'tab-1' }, [])).toBe(true);
  expect(containsContact(readContact('tab-1'), { sessionId: 'tab-2' }, ['tab-1'])).toBe(false);
});

test('a text of only digits is processed in time', () => {
  expect(containsPhone('1 '.repeat(100_000), '5415550101')).toBe(false);
  expect(containsPhone('5'.repeat(100_000), '5550101')).toBe(false);
});
