import { defaultReservationSettings, type Location } from '@chat-module/contract/locations';
import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { passagesOfRecord } from './record-passages.ts';

const unit = { category: 'medium', description: 'Half of a one-car garage.', imageUrl: '' } as const;

const facility: Location = {
  ...{ id: 'l', businessName: 'Cedar Lane Storage', address: '', phoneNumber: '(541) 555-0123', website: '' },
  ...{ paymentPortalUrl: '', facilityEmail: '', emailSubject: '', emailTemplate: '', officeHours: '' },
  ...{ pricingPageUrl: '', contactPageUrl: '', faqPageUrl: '', timezone: 'UTC', timezoneSource: 'chosen' },
  ...defaultReservationSettings,
  ...{ retentionDays: null, amenities: [], userId: null, isSample: false, createdAt: '', updatedAt: '' },
  sizeOptions: [
    { ...unit, id: 'a', size: '10x10', type: 'Climate controlled', monthlyPriceCents: 8900, priceAsOf: '2026-11-03' },
    { ...unit, id: 'b', size: '10x15', type: 'Drive-up', monthlyPriceCents: null, priceAsOf: '' },
  ],
};

const judge = (answer: string) =>
  checkAnswer(
    answer,
    { passages: passagesOfRecord(facility), hasLead: false },
    { question: 'how much is a 10x10?', today: 1 },
  ).kind;

test.each([
  'A 10x10 unit costs from $89 a month.',
  'Our 10x10 units rent from $89 per month as of November 3, 2026.',
  'The price of a climate controlled 10x10 is from $89 a month.',
])('%j is supported by the price in the record', (answer) => {
  expect(judge(answer)).toBe('shown');
});

test.each([
  'A 10x10 unit costs from $79 a month.',
  'A 10x15 unit costs from $89 a month.',
  'A 10x10 unit costs from $89 a week.',
])('%j is not', (answer) => {
  expect(judge(answer)).toBe('withheld');
});
