import type { WebsiteFinding } from '@chat-module/contract/website-check';
import type { PageRefused, RefusalReason } from '../page-fetch/page-refused.ts';

const checkAddress = 'Check the address.';
const tryAgain = 'Open the page in your browser. If it shows, try again in a few minutes.';
const lookYourself = 'Open the page in your browser: if the chat button shows in its corner, it works.';

const adviceOn: Partial<Record<RefusalReason, string>> = {
  timeout: tryAgain,
  unreachable: tryAgain,
  status: lookYourself,
  notPublic: `${lookYourself} To let this server read the page, add its host to FETCH_ALLOW_HOSTS.`,
  port: `${lookYourself} To let this server read the page, add its host and port to FETCH_ALLOW_HOSTS.`,
  tooBig: lookYourself,
  garbled: lookYourself,
};

const isGone = (status: number): boolean => status === 404 || status === 410;

/** Why a page could not be checked, and what to do. */
export function describeRefusal({ message, reason, answered }: PageRefused): WebsiteFinding {
  const advice = answered && isGone(answered.status) ? checkAddress : (adviceOn[reason] ?? checkAddress);
  return { kind: 'unreadable', message, advice };
}
