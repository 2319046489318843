import { expect, test } from 'vitest';
import { findSmallTalk } from './find-small-talk.ts';

test.each([
  ['good afternoon', 'greeting'],
  ['Afternoon!', 'greeting'],
  ['this afternoon possible?', undefined],
  ['how nice, thanks', 'thanks'],
  ['how nice is the view', undefined],
  ['Gracias, que tengan buen día', 'bye'],
  ['fair enough', 'okay'],
  ['ok, gonna talk to my sister', 'decline'],
  ['in the morning', undefined],
])('"%s" is small talk of the type %s', (text, type) => {
  expect(findSmallTalk(text)).toBe(type);
});

test.each([
  'if i pay the rest now when does it work',
  'so im right. fix it',
  'when it works let me know',
  'my son has a van does that work too',
])('"%s" does not say that a problem is solved', (text) => {
  expect(findSmallTalk(text)).not.toBe('solved');
});
