import type { HistoryEntry } from '@chat-module/contract/submissions';
import { formatDay } from '../ui/text/format-day.ts';

type Labels = Readonly<Record<string, string>>;

const dayOf = (day: string): string => formatDay(day, 'UTC');

/** What a person did, as the rest of a sentence that starts with their name. */
export const describeHistory = ({ kind, from, to }: HistoryEntry, statusLabels: Labels): string => {
  const statusOf = (status: string) => statusLabels[status] ?? status;
  switch (kind) {
    case 'status':
      return `changed the status from ${statusOf(from)} to ${statusOf(to)}`;
    case 'assignee':
      return to ? `assigned it to ${to}` : `unassigned ${from || 'a deleted user'}`;
    case 'followUpOn':
      return to ? `set the follow-up to ${dayOf(to)}` : `removed the follow-up on ${dayOf(from)}`;
    case 'heldUntil':
      return to ? `set the hold to ${dayOf(to)}` : `removed the hold until ${dayOf(from)}`;
    case 'holdExpired':
      return `ended the hold, which expired on ${dayOf(to)}`;
    case 'confirmationSent':
      return 'sent a confirmation email';
    case 'confirmationRecalled':
      return 'canceled the confirmation email before it was sent';
    case 'notes':
      return to ? 'changed the notes' : 'cleared the notes';
    case 'note':
      return 'added a note';
    default:
      return 'made a change';
  }
};

/** The text that an entry holds, if any. */
export const textOf = ({ kind, to }: HistoryEntry): string => (kind === 'note' || kind === 'notes' ? to : '');
