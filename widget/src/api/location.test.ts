import { expect, test } from 'vitest';
import { callHref } from './location.ts';

test.each([
  ['(512) 555-0142', 'tel:5125550142'],
  ['512.555.0142 ext. 204', 'tel:5125550142'],
  ['', ''],
])('the button for "%s" dials "%s"', (phoneNumber, href) => {
  expect(callHref({ phoneNumber })).toBe(href);
});
