import { Badge, type BadgeTone } from '../ui/badge.tsx';

interface Source {
  readonly label: string;
  readonly tone: BadgeTone;
}

const known = new Map<string, Source>([
  ['faq', { label: 'FAQ', tone: 'success' }],
  ['website', { label: 'Website', tone: 'info' }],
  ['ai', { label: 'AI', tone: 'accent' }],
  ['unit_details', { label: 'Unit details', tone: 'warning' }],
  ['unit_pricing', { label: 'Unit pricing', tone: 'warning' }],
  ['contextual_promo_unit', { label: 'Unit promotion', tone: 'warning' }],
  ['availability_inquiry', { label: 'Availability inquiry', tone: 'warning' }],
]);

const sourceOf = (name: string): Source => known.get(name) ?? { label: 'Unknown', tone: 'neutral' };

export const sourceLabel = (name: string): string => sourceOf(name).label;

/** Where an answer came from. */
export const SourceBadge = ({ source }: { source: string }) => {
  const { label, tone } = sourceOf(source);
  return <Badge tone={tone}>{label}</Badge>;
};
