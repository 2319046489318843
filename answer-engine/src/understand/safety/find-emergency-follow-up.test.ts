import { expect, test } from 'vitest';
import { findEmergencyFollowUp } from './find-emergency-follow-up.ts';

test.each([
  ['it was a blue truck', 'suspect'],
  ['two guys in a gray sedan', 'suspect'],
  ['era una camioneta azul', 'suspect'],
  ['he climbed over the wall', 'suspect'],
  ['they hopped the fence', 'suspect'],
  ['black smoke is coming from my truck', undefined],
  ["i'm in a red car by the gate with her", undefined],
  ['my blue truck is next to it', undefined],
  ['can i climb over the fence', undefined],
  ['the fire truck is here', 'over'],
])('"%s" is about %s', (message, followUp) => {
  expect(findEmergencyFollowUp(message)).toBe(followUp);
});
