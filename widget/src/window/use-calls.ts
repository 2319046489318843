import { useMemo } from 'react';
import type { Location } from '../api/location.ts';
import type { Rating, Request } from '../conversation/conversation-state.ts';
import { texts } from '../texts/texts.ts';
import type { WindowNeeds } from '../window-contract.ts';
import { loadLater } from './use-later.ts';

/** The calls of a session, whose code is loaded with the first one. */
export const useCalls = (needs: WindowNeeds, location: Promise<Location | undefined>, sessionId: string) =>
  useMemo(() => {
    const { origin, options, bot, tell } = needs;
    const load = async () => {
      const later = await loadLater();
      if (!later) throw new Error('Not loaded.');
      return { ...later, api: later.createApi(origin, options.botId, sessionId) };
    };
    return {
      ...{ bot, location, tell },
      perform: async (request: Request) => {
        const { performRequest, api } = await load();
        return performRequest(request, { api, location, tell });
      },
      rate: async (conversationId: string, rating: Rating) => (await load()).api.rate(conversationId, rating),
      emailChat: async (email: string) =>
        (await load()).api.emailChat(email, texts.lang.startsWith('es') ? 'es' : 'en'),
    };
  }, [needs, location, sessionId]);
