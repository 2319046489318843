import type { BotStatus } from '@chat-module/contract/bots';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const badges: Record<BotStatus, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'success' },
  training: { label: 'Training', tone: 'warning' },
  inactive: { label: 'Inactive', tone: 'neutral' },
};

export const BotStatusBadge = ({ status }: { status: BotStatus }) => (
  <Badge tone={badges[status].tone}>{badges[status].label}</Badge>
);
