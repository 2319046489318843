import type { Attention } from '@chat-module/contract/attention';
import { mostCounted } from '@chat-module/contract/most-counted';
import { countOf } from '../ui/list/count-of.ts';
import { useAttention } from './attention.queries.ts';

interface OpenWork {
  readonly field: keyof Attention;
  readonly label: string;
  /** In the singular. */
  readonly noun: string;
  /** The list that shows exactly these. */
  readonly href: string;
  /** The entry of the sidebar that carries the count. */
  readonly entry: string;
}

/** In the order in which an operator works. */
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
  { field: 'failedMails', label: 'Failed mails', noun: 'failed mail', href: '/status', entry: '/status' },
];

/** "7", or "99+" where the server stopped counting. */
export const formatOpenCount = (count: number): string =>
  count >= mostCounted ? `${mostCounted - 1}+` : String(count);

/** The count of an entry of the sidebar; `undefined` if nothing waits there. */
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
