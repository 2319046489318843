import { Badge, type BadgeTone } from '../ui/badge.tsx';

const known = new Map<string, { label: string; tone: BadgeTone }>([
  ['active', { label: 'Active', tone: 'success' }],
  ['training', { label: 'Training', tone: 'warning' }],
  ['inactive', { label: 'Inactive', tone: 'neutral' }],
]);

export const BotStatusBadge = ({ status }: { status: string }) => {
  const { label, tone } = known.get(status) ?? { label: 'Unknown', tone: 'neutral' };
  return <Badge tone={tone}>{label}</Badge>;
};
