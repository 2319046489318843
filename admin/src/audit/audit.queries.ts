import type { AuditEntry, AuditKind } from '@chat-module/contract/audit';
import type { ListCount } from '@chat-module/contract/fields';
import type { User } from '@chat-module/contract/users';
import { useQuery } from '@tanstack/react-query';
import { readWholeList } from '../api/read.ts';
import { usePagedList } from '../api/use-paged-list.ts';

export interface AuditFilter {
  readonly actorId: string;
  readonly kind: AuditKind | '';
  readonly since?: string;
  readonly before?: string;
}

export const auditPath = '/api/admin/audit-log';

export const useAuditLog = (filter: AuditFilter) => usePagedList<AuditEntry>([auditPath, { ...filter }]);

export const useAuditCount = (filter: AuditFilter) => useQuery<ListCount>({ queryKey: [auditPath, 'count', filter] });

/** All users to choose from, in one call. */
export const useEverybody = () =>
  useQuery({ queryKey: ['/api/admin/users', { limit: 200 }], queryFn: readWholeList<User> });
