import type { HeldBack } from '@chat-module/contract/held-back';
import { formatCount } from '../ui/text/format-number.ts';

const emails = (count: number): string =>
  count === 1 ? '1 email was combined into a digest' : `${formatCount(count)} emails were combined into digests`;

const submissions = (count: number): string =>
  count === 1 ? '1 submission was refused' : `${formatCount(count)} submissions were refused`;

/** What was held back at one location, as a sentence. */
export const describeHeldBack = ({ businessName, combinedMails, refusedSubmissions }: HeldBack): string => {
  const parts = [combinedMails > 0 && emails(combinedMails), refusedSubmissions > 0 && submissions(refusedSubmissions)];
  return `Unusually many requests at ${businessName}: ${parts.filter(Boolean).join(' and ')} in the last 24 hours.`;
};
