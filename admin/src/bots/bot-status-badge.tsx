import type { BotStatus } from '@chat-module/contract/bots';
import { Badge, type BadgeLook, unknownBadge } from '../ui/badge.tsx';

const looks: Record<BotStatus, BadgeLook> = {
  active: { label: 'Active', tone: 'success' },
  training: { label: 'Training', tone: 'warning' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};

export const BotStatusBadge = ({ status }: { status: BotStatus }) => {
  const { label, tone } = looks[status] ?? unknownBadge;
  return <Badge tone={tone}>{label}</Badge>;
};
