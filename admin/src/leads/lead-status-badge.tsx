import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { leadStatusOptions } from './lead-status.ts';

const tones: Record<string, BadgeTone> = { new: 'info', contacted: 'warning', converted: 'success' };

export const LeadStatusBadge = ({ status }: { status: string }) => {
  const known = leadStatusOptions.find(({ value }) => value === status);
  return <Badge tone={(known && tones[known.value]) ?? 'neutral'}>{known?.label ?? 'Unknown'}</Badge>;
};
