import type { SessionBadge } from '@chat-module/contract/conversations';
import { Badge, type BadgeLook, unknownBadge } from '../ui/badge.tsx';
import type { SelectOption } from '../ui/form/select-field.tsx';

const looks: Record<SessionBadge, BadgeLook> = {
  lead: { label: 'Lead', tone: 'info' },
  reserved: { label: 'Reserved', tone: 'success' },
  unanswered: { label: 'Unanswered', tone: 'neutral' },
  rated_down: { label: 'Rated down', tone: 'danger' },
};

export const badgeOptions: readonly SelectOption[] = Object.entries(looks).map(([value, { label }]) => ({
  value,
  label,
}));

/** The outcomes of a conversation, as badges. */
export const SessionBadges = ({ badges }: { badges: readonly SessionBadge[] }) =>
  badges.map((badge) => {
    const { label, tone } = looks[badge] ?? unknownBadge;
    return (
      <Badge key={badge} tone={tone}>
        {label}
      </Badge>
    );
  });
