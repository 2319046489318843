import type { Location } from '@chat-module/contract/locations';
import type {
  getWebsitePassages,
  readWebsite,
  settleDifference,
  WebsiteDifference,
  WebsiteKnowledge,
} from '@chat-module/contract/website-knowledge';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const knowledgeKey = (locationId: string) => ['/api/locations', locationId, 'website'];

const whileReadingMs = 1000;
const whileWaitingMs = 10_000;

/** Polled while the website is being read: the only data that changes by itself. */
const pollMs = ({ status }: Pick<WebsiteKnowledge, 'status'>): number | false => {
  if (status === 'reading') return whileReadingMs;
  return status === 'waiting' ? whileWaitingMs : false;
};

export const useWebsiteKnowledge = (locationId: string) =>
  useQuery<WebsiteKnowledge>({
    queryKey: knowledgeKey(locationId),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data ? pollMs(state.data) : false),
  });

/** @param asOf when the page was read; a later crawl may find other passages */
export const useWebsitePassages = (locationId: string, pageId: string, asOf: string | null) =>
  useQuery({
    queryKey: [...knowledgeKey(locationId), 'passages', pageId, asOf],
    queryFn: () =>
      call<typeof getWebsitePassages>('GET', '/api/locations/:id/website/passages', {
        params: { id: locationId },
        query: { pageId },
      }),
    refetchOnMount: 'always',
  });

export const useReadWebsite = (locationId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      call<typeof readWebsite>('POST', '/api/locations/:id/website/read', { params: { id: locationId } }),
    onSuccess: (knowledge) => queryClient.setQueryData(knowledgeKey(locationId), knowledge),
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to read the website')),
  });
};

export interface Settling {
  readonly difference: WebsiteDifference;
  readonly action: 'use' | 'dismiss';
}

export const useSettleDifference = (locationId: string, onUsed: (difference: WebsiteDifference) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ difference: { field, website }, action }: Settling) =>
      call<typeof settleDifference>('POST', '/api/locations/:id/website/differences', {
        params: { id: locationId },
        body: { field, website, action },
      }),
    onSuccess: async (knowledge, { difference, action }) => {
      queryClient.setQueryData(knowledgeKey(locationId), knowledge);
      if (action === 'dismiss') return;
      const { ifUsed } = difference;
      queryClient.setQueryData<Location>(
        ['/api/locations', locationId],
        (old) => old && { ...old, ...(ifUsed && { [ifUsed.field]: ifUsed.value }) },
      );
      await queryClient.invalidateQueries({ queryKey: ['/api/locations'], exact: true });
      toast('Success', 'Location updated from the website');
      onUsed(difference);
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to save your choice')),
  });
};
