import type { Attention } from '@chat-module/contract/attention';
import { useQuery } from '@tanstack/react-query';

/** The work that waits for the operator. Reloads whenever it changes. */
export const useAttention = () => useQuery<Attention>({ queryKey: ['/api/admin/attention'] });
