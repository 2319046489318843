import { expect, test } from 'vitest';
import { standsInSources } from './fact-lock.ts';

const sources = `Larch Street Storage
88 Larch Street, Salem, OR 97301
(503) 555-0119
https://larch.example/rates
Monday - Friday: 9:30 AM - 6:00 PM
Rent is $45 a month and a 10x12 unit holds twenty boxes; 15% off for seniors. 1,200 units.`;

const kept = [
  'We have plenty of room for you.',
  'Call 503-555-0119.',
  'Call us at +1 (503) 555 0119!',
  'We are open from 9:30am to 6 p.m.',
  'It is $45.00 a month, that is 45 dollars.',
  'A 10 x 12 unit holds 20 boxes.',
  'Seniors get 15 percent off.',
  'See https://larch.example/rates/.',
  'One of our 1200 units is yours.',
  'Come to 88 Larch Street, Salem, OR 97301.',
];

test.each(kept)('%s', (answer) => {
  expect(standsInSources(answer, sources)).toBe(true);
});

const lies = [
  'It is $44 a month.',
  'It is $9.30 a month.',
  'It is 60 dollars a month.',
  'Call 503-555-0110.',
  'We are open until 7 PM.',
  'We are open until 6 AM.',
  'We open at noon.',
  'A 10x15 unit holds 20 boxes.',
  'Seniors get 20% off.',
  'See https://larch.example/specials.',
  'Write to office@larch.example.',
  'Visit larch-storage.com.',
  'It holds thirty boxes.',
  'It holds twenty-one boxes.',
  'We hold it for 7 days.',
];

test.each(lies)('not shown: %s', (answer) => {
  expect(standsInSources(answer, sources)).toBe(false);
});
