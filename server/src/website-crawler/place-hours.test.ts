import { describe, expect, it } from 'vitest';
import { hoursOfPlace, replaceHours, splitByPlace, weekOf } from './place-hours.ts';

describe('written hours of office and gate', () => {
  it.each([
    ['Mon-Fri 9-6\nSat 9-3', 'Mon-Fri 9-6\nSat 9-3', ''],
    [
      'Office Hours:\nMon-Fri 9-6\nGate Hours:\nDaily 6am - 10pm',
      'Office Hours:\nMon-Fri 9-6',
      'Gate Hours:\nDaily 6am - 10pm',
    ],
    ['Gate: 6 AM - 10 PM daily\nOffice: Mon-Fri 9-6', 'Office: Mon-Fri 9-6', 'Gate: 6 AM - 10 PM daily'],
    [
      'Office: Mon-Sat 9-5\nRing the bell\nGate: 24 hours daily',
      'Office: Mon-Sat 9-5\nRing the bell',
      'Gate: 24 hours daily',
    ],
    ['', '', ''],
  ])('are distinguished: %j', (text, office, gate) => expect(splitByPlace(text)).toEqual({ office, gate }));

  it.each([
    ['Mon-Fri 9-6', 'office', 'Mon - Fri: 8am - 5pm', 'Mon - Fri: 8am - 5pm'],
    ['', 'gate', 'Daily 6am - 10pm', 'Gate hours:\nDaily 6am - 10pm'],
    ['Mon-Fri 9-6', 'gate', 'Daily 6am - 10pm', 'Mon-Fri 9-6\nGate hours:\nDaily 6am - 10pm'],
    [
      'Mon-Fri 9-6\nGate: 6 AM - 9 PM daily',
      'gate',
      'Gate: 5 AM - 11 PM daily',
      'Mon-Fri 9-6\nGate: 5 AM - 11 PM daily',
    ],
    ['Mon-Fri 9-6\nGate: 6 AM - 9 PM daily', 'office', 'Mon-Fri 8-5', 'Mon-Fri 8-5\nGate: 6 AM - 9 PM daily'],
    [
      'Gate Hours:\nDaily 6am - 9pm\nOffice Hours:\nMon-Fri 9-6',
      'office',
      'Mon-Fri 8-5',
      'Mon-Fri 8-5\nGate Hours:\nDaily 6am - 9pm',
    ],
  ] as const)('of one place can be replaced: %j, %s', (text, place, hours, expected) =>
    expect(replaceHours(text, place, hours)).toBe(expected),
  );

  it('are left alone if one line covers both', () => {
    expect(replaceHours('Monday: Office 9-5, Gate 6am-9pm', 'gate', 'Daily 6am - 10pm')).toBeUndefined();
    expect(hoursOfPlace('Monday: Office 9-5, Gate 6am-9pm', 'gate')).toBe('Monday: Office 9-5, Gate 6am-9pm');
    expect(hoursOfPlace('Mon-Fri 9-6', 'gate')).toBe('');
  });

  it('are understood per day', () => {
    expect(weekOf('gate', '6am - 10pm')).toEqual(Array.from({ length: 7 }, () => '6:00 AM – 10:00 PM'));
    expect(weekOf('gate', 'ask us')).toEqual([]);
  });
});
