import { type Ask, answerFromPlace } from './answer-from-place.ts';
import type { PreviewedBot } from './preview-messages.ts';

export const previewBotId = 'preview';

/** Contains everything the widget reads from the response to any of its calls. */
const reply = {
  conversationId: previewBotId,
  response: 'This is a preview: the bot doesn’t answer here, and nothing is recorded.',
  responseSource: 'website',
  message: 'This is a preview. Nothing was sent.',
};

/** Answers the widget's calls within this page, so that no chat is recorded. The location's record is real, or as typed. */
export const answerInPlace = (bot: () => PreviewedBot): void => {
  const askServer: Ask = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const { place, ...settings } = bot();
    if (pathname === `/api/bots/${previewBotId}/public`) {
      return Response.json({ ...settings, id: previewBotId, name: '', status: 'active' });
    }
    const answered = place && (await answerFromPlace(place, pathname, init, askServer));
    if (answered) return answered;
    return init?.method === 'POST' ? Response.json(reply) : askServer(input, init);
  };
};
