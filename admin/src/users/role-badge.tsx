import type { Role } from '@chat-module/contract/users';
import { Badge } from '../ui/badge.tsx';

export const RoleBadge = ({ role }: { role: Role }) =>
  role === 'admin' ? <Badge tone="info">Admin</Badge> : <Badge tone="neutral">User</Badge>;
