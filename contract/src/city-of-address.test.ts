import { expect, test } from 'vitest';
import { cityOfAddress } from './city-of-address.ts';

test.each([
  ['12 Cedar Lane, Springfield, OR 97477', 'Springfield'],
  ['12 Cedar Lane, Springfield OR 97477', 'Springfield'],
  ['2480 Lantern Crossing Road, Suite 4, Boise, Idaho, 83799-1234, USA', 'Boise'],
  ['1 Main St, New York, New York 10001', 'New York'],
  ['5 King Street\nTrenton, NJ', 'Trenton'],
  ['20 High Street, Leeds LS1 4DY, United Kingdom', 'Leeds'],
  ['8 Queen Street West, Toronto, ON M5H 2M9', 'Toronto'],
  ['12 Cedar Lane', ''],
  ['', ''],
])('%j is in %j', (address, city) => {
  expect(cityOfAddress(address)).toBe(city);
});
