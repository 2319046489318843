import { expect, test } from 'vitest';
import { dialedNumber } from './digits-of.ts';

test.each([
  ['(512) 555-0142', '5125550142'],
  ['+1 512.555.0142', '+15125550142'],
  ['512.555.0142 ext 3', '5125550142'],
  ['512-555-0142 x204', '5125550142'],
  ['512 555 0142, Ext. #12', '5125550142'],
  ['Fax 512 555 0142', '5125550142'],
  ['call the office', ''],
])('"%s" is dialed as "%s"', (phone, dialed) => {
  expect(dialedNumber(phone)).toBe(dialed);
});
