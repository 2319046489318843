import { expect, test } from 'vitest';
import { describeHeldBack } from './describe-held-back.ts';

const describe = (combinedMails: number, refusedSubmissions: number) =>
  describeHeldBack({ locationId: '1', businessName: 'Oak Street', combinedMails, refusedSubmissions });

test.each([
  [209, 35, '209 emails were combined into digests and 35 submissions were refused'],
  [1, 1, '1 email was combined into a digest and 1 submission was refused'],
  [1209, 0, '1,209 emails were combined into digests'],
  [0, 35, '35 submissions were refused'],
])('%i mails and %i refusals', (mails, refusals, what) => {
  expect(describe(mails, refusals)).toBe(`Unusually many requests at Oak Street: ${what} in the last 24 hours.`);
});
