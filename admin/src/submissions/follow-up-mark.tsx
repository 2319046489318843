import { Badge } from '../ui/badge.tsx';
import { formatShortDay } from '../ui/text/format-day.ts';
import type { Submission } from './submission-kind.ts';

/** The follow-up day. An overdue one is marked by words and color. */
export const FollowUpMark = ({ followUp, followUpOn }: Pick<Submission, 'followUp' | 'followUpOn'>) => {
  if (!followUp) return null;
  const day = formatShortDay(followUpOn, 'UTC');
  if (followUp === 'overdue') return <Badge tone="danger">{`Overdue since ${day}`}</Badge>;
  if (followUp === 'today') return <Badge tone="accent">Call today</Badge>;
  return <Badge tone="neutral">{`Call on ${day}`}</Badge>;
};
