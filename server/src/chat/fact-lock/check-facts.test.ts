import { describe, expect, test } from 'vitest';
import type { Passage } from '../gather-passages.ts';
import { checkFacts } from './check-facts.ts';

const faq = (label: string, text: string): Passage => ({ kind: 'faq', id: label, label, text });
const record = (id: string, label: string, text: string): Passage => ({ kind: 'record', id, label, text });

const passages: readonly Passage[] = [
  record('today', 'Today', 'Today is Tuesday, March 10, 2026.'),
  record('businessName', 'Business name', 'Larch Street Storage'),
  record('address', 'Address', '88 Larch Street, Salem, OR 97301'),
  record('phoneNumber', 'Phone number', '(503) 555-0119'),
  record('pricingPageUrl', 'Pricing page', 'https://larch.example/rates'),
  record(
    'officeHours',
    'Office hours',
    'Monday - Friday: 9:30 AM - 6:00 PM\nSaturday: 9 AM - 3 PM\nSunday: Closed\nGate hours: 5 AM - 10 PM daily',
  ),
  record('sizeOptions', 'Size 10x12, Drive-up', '10x12, Drive-up, medium. Holds twenty boxes and a one-bedroom flat.'),
  record('sizeOptions', 'Size 10x20, Drive-up', '10x20, Drive-up, large. Fits the contents of 3 bedrooms.'),
  record('amenities', 'Amenities', 'Drive-up access\n16 security cameras'),
  faq('What happens when I pay late?', 'Rent is due on the 1st. A $20 late fee is added after the 5th.'),
  faq('Is there an admin fee?', 'There is a one-time admin fee of $25.'),
  faq('How much notice do I give?', "Ten days' notice before you move out. Leave by July 31st."),
  faq('Any discounts?', 'Seniors get 15% off; 10 percent for the military. The first month is half off in December.'),
  faq('How long do you hold a reservation?', 'We hold it for 7 days, free of charge. Cancel at any time.'),
  faq('How old must I be?', 'At least 18.'),
  faq(
    'How far are you from the highway?',
    'Two miles from Highway 22, 5 minutes by car. Write to office@larch.example.',
  ),
  faq('How warm are the heated units?', 'Between 55 and 80 degrees.'),
  faq('How many units are there?', '1,200 units on 4 acres, each lit.'),
];

const verdict = (answer: string, sizes: readonly string[] = []): string => {
  const check = checkFacts(answer, passages, { question: '', visitorSizes: new Set(sizes), today: 2 });
  return check.kind === 'founded' ? 'stands' : `not: ${check.claim}`;
};

describe('stands in the sources:', () => {
  test.each([
    'We have plenty of room for you.',
    'Call 503-555-0119.',
    'Call us at +1 (503) 555 0119!',
    'Call [(503) 555-0119](tel:5035550119).',
    'Call five zero three, five five five, zero one one nine.',
    'On weekdays we are open from 9:30am to 6 p.m.',
    'Monday to Friday the office opens at half past nine and closes at six.',
    'The office is open 9:30-6 on weekdays and 9-3 on Saturdays.',
    'On Saturdays we close at three in the afternoon.',
    "Saturday from nine o'clock to three o'clock.",
    'Today we are open from 9:30 AM until 6 PM.',
    'The gate is open every day from 5 AM to 10 PM.',
    'You can get to your unit from five in the morning to ten at night.',
    'We are closed on Sundays.',
    'El sábado abrimos de 9 de la mañana a 3 de la tarde.',
    'De lunes a viernes la oficina abre a las nueve y media y cierra a las seis.',
    'The late fee is $20.00, that is 20 dollars.',
    'A late fee of twenty dollars comes on after the fifth.',
    'Rent is due on the first of the month.',
    'Hay un recargo de veinte dólares después del día 5.',
    'There is an admin fee of USD 25.',
    'A 10 x 12 unit holds 20 boxes.',
    'A ten by twelve holds a one-bedroom flat.',
    "The 10'x20' fits 3 bedrooms, on 200 square feet.",
    'We have 16 cameras.',
    'Seniors get 15 percent off, and the military 10%.',
    'Your first month is 50% off in December.',
    'See https://larch.example/rates/.',
    'Our rates: [rates](https://larch.example/rates).',
    'One of our 1200 units is yours.',
    'Come to 88 Larch Street, Salem, OR 97301.',
    'We are at eighty-eight Larch St in Salem, Oregon.',
    'Give us 10 days of notice.',
    'Move out by the 31st of July, that is 7/31.',
    'We hold a reservation for a week, for free.',
    'You must be 18 or older.',
    'We are five minutes by car from Highway 22, about 2 miles.',
    'The heated units stay between 55°F and 80°F.',
    'Write to office@larch.example.',
    '1. Bring your ID.\n2. Sign the lease.',
  ])('%s', (answer) => {
    expect(verdict(answer)).toBe('stands');
  });

  test("the visitor's own size, as a size", () => {
    expect(verdict('We have no 15x40, but a 10x20.', ['15x40'])).toBe('stands');
    expect(verdict('We have no 15x40, but a 10x20.')).toBe('not: 15x40');
    expect(verdict('The late fee is $15.', ['15x40'])).toBe('not: $15');
    expect(verdict('A 15x40 holds 40 boxes.', ['15x40'])).not.toBe('stands');
  });
});

describe('does not stand:', () => {
  test.each([
    'It is $44 a month.',
    'It is forty-four dollars a month.',
    'It is $9.30 a month.',
    'Rent is 88 dollars.',
    'A late fee of $25 is added.',
    'There is an admin fee of $20.',
    'The lock is $20.',
    'Truck rental is free.',
    'There is no deposit.',
    'Call 503-555-0110.',
    'Call 1-800-LARCHES.',
    'Call five zero three, five five five, zero one one eight.',
    'We are open until 7 PM.',
    'We are open until seven.',
    'The office opens at 6 AM.',
    'We open at noon.',
    'The office opens at 6 PM and closes at 9:30 AM.',
    'On Saturdays the office is open until 6 PM.',
    'On Saturdays we open at 9:30.',
    'The office is open 9:30-6 on Saturdays and 9-3 on weekdays.',
    'The office is open every day from 5 AM to 10 PM.',
    'The gate is open from 9:30 AM to 6 PM.',
    'The gate is open 24/7.',
    'Access is around the clock.',
    'You can open the gate at any time.',
    'We are open on Sundays.',
    'We are closed on Saturdays.',
    'Tomorrow we are open until 3 PM.',
    'Abrimos a las ocho de la mañana.',
    'La oficina abre hasta las siete de la tarde.',
    'A 10x15 unit holds 20 boxes.',
    'A 10x20 holds twenty boxes.',
    'The 10x12 fits 3 bedrooms.',
    'The 10x20 has 250 square feet.',
    'Seniors get 20% off.',
    'Seniors get ten percent off.',
    'Your first month is free.',
    'Your second month is 50% off.',
    'See https://larch.example/specials.',
    'See [rates](https://evil.example/rates).',
    'Write to info@larch.example.',
    'Visit larch-storage.com.',
    'Visit larchstorage dot com.',
    'It holds thirty boxes.',
    'It holds twenty-one boxes.',
    'It holds two dozen boxes.',
    'We have 18 cameras.',
    'We have 20 cameras.',
    'We hold it for 10 days.',
    'We hold it for two weeks.',
    "Give us a month's notice.",
    'The late fee comes on the 10th.',
    'Leave by July 30th.',
    'Leave by the thirtieth of July.',
    'Leave by 8/31.',
    'The sale ends in March.',
    'You must be 21 or older.',
    'We are at 89 Larch Street.',
    'We are at 88 Birch Street.',
    'We are on Elm Avenue.',
    'We are in Portland, OR.',
    'Take Exit 24.',
    'We are ten minutes from the highway.',
    'The heated units stay at 60 degrees.',
    'Your gate code is 4471.',
    'We have hundreds of units.',
    'Auctions are held on Thursdays at noon.',
    'Die Miete kostet fünfzig Dollar.',
    'Le dépôt est de vingt dollars.',
    'It is １９ dollars.',
  ])('%s', (answer) => {
    expect(verdict(answer)).toMatch(/^not: /);
  });
});

test('says which passages hold the figures', () => {
  const check = checkFacts('The late fee is $20. Call (503) 555-0119.', passages, {
    question: '',
    visitorSizes: new Set(),
    today: 2,
  });
  const labels = check.kind === 'founded' ? [...check.passages].map(({ label }) => label) : [];
  expect(labels.sort()).toEqual(['Phone number', 'What happens when I pay late?']);
});
