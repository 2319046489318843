import type { LeadStatus } from '@chat-module/contract/leads';
import { Badge, type BadgeTone, unknownBadge } from '../ui/badge.tsx';
import { leadStatusLabels } from './lead-status.ts';

const tones: Record<LeadStatus, BadgeTone> = {
  new: 'info',
  contacted: 'warning',
  converted: 'success',
  closed: 'neutral',
};

export const LeadStatusBadge = ({ status }: { status: LeadStatus }) => (
  <Badge tone={tones[status] ?? unknownBadge.tone}>{leadStatusLabels[status] ?? unknownBadge.label}</Badge>
);
