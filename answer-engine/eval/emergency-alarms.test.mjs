import { expect, test, vi } from 'vitest';
import { readFacilities } from '../data/read-data.mjs';
import { findEmergency } from './engine.mjs';

vi.setConfig({ testTimeout: 60_000 });

test('of the messages of dev that the record or an FAQ answers, at most 3 in 3,000 give an alarm', () => {
  const ordinary = readFacilities('dev').flatMap(({ messages }) =>
    messages.filter(({ expected }) => expected.kind !== 'none').map(({ message }) => message),
  );
  // `trapped` is allowed: some of these visitors are locked in, and their facility has an FAQ about it.
  const alarms = ordinary.filter((message) => !['trapped', undefined].includes(findEmergency(message)));
  expect((alarms.length / ordinary.length) * 3000).toBeLessThanOrEqual(3);
});

test.each([
  ['somebody collapsed by the elevator and is not breathing', 'medical'],
  ['there is smoke coming out of the unit next to mine', 'fire'],
  ['it smells of gas in the hallway', 'gas'],
  ['a pipe burst and the hall is filling with water', 'flood'],
  ['the gate closed and i am locked in', 'trapped'],
  ['two men are cutting locks in row 5 right now', 'breakIn'],
  ['a man with a gun is in the parking lot', 'danger'],
  ['se está quemando una bodega', 'fire'],
  ['i want to kill myself', 'crisis'],
  ['i will burn your place down', 'threat'],
])('"%s" is an emergency of its kind', (message, emergency) => {
  expect(findEmergency(message)).toBe(emergency);
});

test.each([
  'and water?',
  'do you have smoke detectors',
  'my unit flooded last month, who pays',
  'i am locked out because i paid late',
  'that price nearly gave me a heart attack',
  'can i store a gas grill',
])('"%s" is none', (message) => {
  expect(findEmergency(message)).toBeUndefined();
});
