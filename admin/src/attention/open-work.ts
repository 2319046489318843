import type { Attention } from '@chat-module/contract/attention';
import { mostCounted } from '@chat-module/contract/most-counted';
import { countOf } from '../ui/list/count-of.ts';
import { useAttention } from './attention.queries.ts';

interface OpenWork {
  readonly field: keyof Attention;
  readonly label: string;
  /** The singular form. */
  readonly noun: string;
  /** The URL of the list that shows exactly these rows. */
  readonly href: string;
  /** The sidebar entry that shows the count. */
  readonly entry: string;
}

/** Sorted in the order in which an operator works. */
export const openWork: readonly OpenWork[] = [
  { field: 'newLeads', label: 'New leads', noun: 'new lead', href: '/leads?status=new', entry: '/leads' },
  {
    field: 'pendingReservations',
    label: 'Pending reservations',
    noun: 'pending reservation',
    href: '/reservations?status=pending',
    entry: '/reservations',
  },
  {
    field: 'unansweredQuestions',
    label: 'Unanswered questions',
    noun: 'unanswered question',
    href: '/faqs?view=unanswered',
    entry: '/faqs',
  },
  { field: 'failedMails', label: 'Failed emails', noun: 'failed email', href: '/status', entry: '/status' },
];

/** "7", or "99+" where the server stopped counting. */
export const formatOpenCount = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : String(count);

/** The count of a sidebar entry; `undefined` if nothing waits there. */
export const useOpenCount = (entry: string) => {
  const { data } = useAttention();
  const work = openWork.find((it) => it.entry === entry);
  const count = (work && data?.[work.field]) ?? 0;
  if (!work || count === 0) return undefined;
  const isMore = count >= mostCounted;
  return {
    text: formatOpenCount(count),
    description: isMore ? `More than ${countOf(mostCounted - 1, work.noun)}` : countOf(count, work.noun),
  };
};
