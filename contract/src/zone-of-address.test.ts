import { expect, test } from 'vitest';
import { usStates } from './us-states.ts';
import { zoneOfAddress } from './zone-of-address.ts';

test.each([
  ['12 Cedar Lane, Springfield, OR 97477', 'America/Los_Angeles'],
  ['12 Cedar Lane, Springfield, OR 97477-1234, USA', 'America/Los_Angeles'],
  ['12 cedar lane springfield or 97477', 'America/Los_Angeles'],
  ['1 Main St, Austin, Texas 78701', 'America/Chicago'],
  ['1 Mesa St, El Paso, TX 79901', 'America/Denver'],
  ['2480 Lantern Crossing Road, Boise, ID 83799', 'America/Boise'],
  ['1 Front St, Ontario, OR 97914', 'America/Boise'],
  ['1 Bay St, Pensacola, FL 32501', 'America/Chicago'],
  ['1 Bay St, Miami, FL 33101', 'America/New_York'],
  ['1 Ice Rd, Anchorage, AK 99501', 'America/Anchorage'],
  ['1 Palm Rd, Phoenix, AZ 85001', 'America/Phoenix'],
  ['1 Beach Rd, Honolulu, HI 96815', 'Pacific/Honolulu'],
  ['1 K St NW, Washington, D.C. 20001', 'America/New_York'],
  ['350 Fifth Ave, New York, NY', 'America/New_York'],
  ['350 Fifth Ave, Albany, New York', 'America/New_York'],
  ['1 Main St, Denver, CO, USA', 'America/Denver'],
  ['1 Main St, Denver, CO, United States.', 'America/Denver'],
  ['1 High Street, Leeds LS1 4DY, United Kingdom', 'Europe/London'],
  ['1 Quay, Cork, Ireland', 'Europe/Dublin'],
  ['1 King St, Toronto, ON M5V 2T6, Canada', 'America/Toronto'],
  ['1 King St, Calgary, AB T2P 1J9', 'America/Edmonton'],
])('%s is in %s', (address, zone) => {
  expect(zoneOfAddress(address)).toBe(zone);
});

test.each([
  ['1 Short Street'],
  [''],
  // Split states without a ZIP code, and ZIP codes on both sides of a border.
  ['12 Main St, Nashville, TN'],
  ['12 Main St, Burns, OR, USA'],
  ['12 Main St, Rogers City, IN 46531'],
  // A ZIP code of another state.
  ['12 Main St, Albany, NY 97477'],
  // Codes and names that other countries have too.
  ['12 Main St, Toronto, CA'],
  ['Musterstr. 1, 12345 Berlin, DE'],
  ['DE 10115 Berlin'],
  ['Via Roma 1, 20121 Milano, MI'],
  ['12 Hay St, Perth, WA'],
  ['12 Hay St, Perth WA 6000'],
  ['1600 Pennsylvania Ave, Washington'],
  ['12 Rustaveli Ave, Tbilisi, Georgia'],
  ['1 Rd, Vancouver, BC V6B 1A1, Canada'],
  ['1 Rd, Thunder Bay, ON P7A 1A1, Canada'],
])('%j is uncertain', (address) => {
  expect(zoneOfAddress(address)).toBeUndefined();
});

test('the runtime knows every zone of the table, and no two ranges of a state overlap', () => {
  for (const { code, zones } of usStates) {
    for (const [, zone] of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), code).not.toThrow();
    const ranges = zones.flatMap(([zips]) => zips.split(' ')).map((range) => range.split('-'));
    const spans = ranges
      .map(([first = '', last = first]) => [first.padEnd(5, '0'), last.padEnd(5, '9')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [at, [first]] of spans.entries()) expect(first > (spans[at - 1]?.[1] ?? ''), code).toBe(true);
  }
});
