import type { ServerStatus } from '@chat-module/contract/status';
import { useQuery } from '@tanstack/react-query';

export const useServerStatus = () => useQuery<ServerStatus>({ queryKey: ['/api/admin/status'] });
