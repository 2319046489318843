import type { UnansweredQuestion } from '@chat-module/contract/faqs';
import { usePagedList } from '../api/use-paged-list.ts';

export const unansweredPath = '/api/admin/unanswered';

/** What nobody had an answer to at one location, or at all of them when it is empty. */
export const useUnanswered = (locationId: string) => usePagedList<UnansweredQuestion>([unansweredPath, { locationId }]);
