import type { SessionBadge } from '@chat-module/contract/conversations';
import { useSearchParams } from 'wouter';
import { withoutPages } from '../ui/use-pages.ts';
import { badgeOptions } from './session-badges.tsx';

const ungrouped = 'message';

const isBadge = (value: string): value is SessionBadge => badgeOptions.some((option) => option.value === value);

/** The choices on the screen of conversations, kept in the URL. Another filter closes the open conversation. */
export const useConversationFilters = () => {
  const [search, setSearch] = useSearchParams();
  const badge = search.get('badge') ?? '';
  const set = (name: string, value: string) =>
    setSearch(
      (current) => {
        const next = withoutPages(current);
        next.delete(conversationParam);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return {
    locationId: search.get('locationId') ?? '',
    setLocationId: (locationId: string) => set('locationId', locationId),
    // An unknown badge in the URL counts as none.
    badge: isBadge(badge) ? badge : ('' as const),
    setBadge: (chosen: string) => set('badge', chosen),
    isGrouped: search.get('group') !== ungrouped,
    setGrouped: (isGrouped: boolean) => set('group', isGrouped ? '' : ungrouped),
  };
};

export const conversationParam = 'conversation';

/** The open conversation, which is in the URL, and the URLs that open another one or none. */
export const useOpenConversation = () => {
  const [search] = useSearchParams();
  const hrefOf = (id: string): string => {
    const next = new URLSearchParams(search);
    if (id === '') next.delete(conversationParam);
    else next.set(conversationParam, id);
    return next.size === 0 ? '/conversations' : `/conversations?${next}`;
  };
  return { openId: search.get(conversationParam) ?? '', hrefOf };
};

/** The history entry's state of a conversation that was chosen from the list. */
export const chosenFromList = { isChosen: true } as const;

export const isChosenFromList = (): boolean => window.history.state?.isChosen === true;
