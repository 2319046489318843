import { expect, test } from 'vitest';
import { deepLink, withLink } from './deep-link.ts';

test('opens a lead or a reservation', () => {
  expect(deepLink('https://chat.example.com', 'leads', 'a1')).toBe('https://chat.example.com/leads?lead=a1');
  expect(deepLink('http://127.0.0.1:3000', 'reservations', 'a1')).toBe(
    'http://127.0.0.1:3000/reservations?reservation=a1',
  );
});

test.each(['', 'http://0.0.0.0:3000', 'http://[::]:3000'])('from %j there is none', (publicUrl) => {
  expect(deepLink(publicUrl, 'leads', 'a1')).toBe('');
});

test('follows the text of an email, if there is one', () => {
  expect(withLink('Hello', 'https://chat.example.com/leads?lead=a1')).toBe(
    'Hello\n\nOpen in the admin panel: https://chat.example.com/leads?lead=a1',
  );
  expect(withLink('Hello', '')).toBe('Hello');
});
