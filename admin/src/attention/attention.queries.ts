import type { Attention } from '@chat-module/contract/attention';
import { useQuery } from '@tanstack/react-query';

/** What waits for the operator. It is read again whenever it changes. */
export const useAttention = () => useQuery<Attention>({ queryKey: ['/api/admin/attention'] });
