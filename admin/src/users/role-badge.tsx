import type { Role } from '@chat-module/contract/users';
import { Badge } from '../ui/badge.tsx';

const badges = {
  user: { tone: 'neutral', label: 'User' },
  manager: { tone: 'success', label: 'Manager' },
  admin: { tone: 'info', label: 'Admin' },
} as const satisfies Record<Role, object>;

export const RoleBadge = ({ role }: { role: Role }) => <Badge tone={badges[role].tone}>{badges[role].label}</Badge>;
