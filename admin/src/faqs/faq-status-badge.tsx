import { Badge } from '../ui/badge.tsx';
import { faqStatusOptions } from './faq-status.ts';

export const FaqStatusBadge = ({ status }: { status: string }) => {
  const label = faqStatusOptions.find(({ value }) => value === status)?.label ?? 'Unknown';
  return <Badge tone={status === 'active' ? 'success' : 'neutral'}>{label}</Badge>;
};
