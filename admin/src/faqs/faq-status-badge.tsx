import type { FaqStatus } from '@chat-module/contract/faqs';
import { Badge } from '../ui/badge.tsx';

export const FaqStatusBadge = ({ status }: { status: FaqStatus }) =>
  status === 'active' ? <Badge tone="success">Active</Badge> : <Badge tone="neutral">Inactive</Badge>;
