import type { InheritedFaq } from '@chat-module/contract/faq-sets';
import { Badge } from '../../ui/badge.tsx';
import { FaqStatusBadge } from '../faq-status-badge.tsx';

/** `gateHours` is "gate hours". */
const inWords = (blank: string): string => blank.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Whether the bot uses the FAQ, and if not, why. */
export const InheritedStateBadge = ({ faq: { state, missing, status } }: { faq: InheritedFaq }) => {
  switch (state) {
    case 'overridden':
      return <Badge tone="neutral">Overridden</Badge>;
    case 'hidden':
      return <Badge tone="warning">Hidden</Badge>;
    case 'incomplete':
      return <Badge tone="warning">Needs {missing.map(inWords).join(', ')}</Badge>;
    default:
      return <FaqStatusBadge status={status} />;
  }
};
