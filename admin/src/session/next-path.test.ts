import { expect, it } from 'vitest';
import { nextPath, signInPath } from './next-path.ts';

const origin = 'https://chat.example';

it.each([
  ['', '/'],
  ['?next=%2Freservations%3FlocationId%3Da', '/reservations?locationId=a'],
  ['?next=https%3A%2F%2Fchat.example%2Flocations', '/locations'],
  ['?next=%2F%2Fevil.example%2Flocations', '/'],
  ['?next=%2F%5Cevil.example', '/'],
  ['?next=https%3A%2F%2Fevil.example', '/'],
  ['?next=javascript%3Aalert(1)', '/'],
  ['?next=%2Fapi%2Flogout', '/'],
  ['?next=%2Flocations%2F..%2Fapi%2Flogout', '/'],
])('goes from %s to %s', (search, path) => {
  expect(nextPath(search, origin)).toBe(path);
});

it('keeps the current path', () => {
  const path = signInPath({ pathname: '/reservations', search: '?locationId=a' });
  expect(nextPath(path.slice('/api/login'.length), origin)).toBe('/reservations?locationId=a');
});

it('omits the dashboard', () => {
  expect(signInPath({ pathname: '/', search: '' })).toBe('/api/login');
});
