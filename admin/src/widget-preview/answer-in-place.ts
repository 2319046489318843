import type { PreviewedBot } from './preview-messages.ts';

export const previewBotId = 'preview';

/** Contains everything the widget reads from the response to any of its calls. */
const reply = {
  conversationId: previewBotId,
  response: 'This is a preview: the bot doesn’t answer here, and nothing is recorded.',
  responseSource: 'website',
  message: 'This is a preview. Nothing was sent.',
};

/** Answers the widget's calls within this page, so that no chat reaches the server. The location's record is real. */
export const answerInPlace = (bot: () => PreviewedBot): void => {
  const askServer = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin);
    if (pathname === `/api/bots/${previewBotId}/public`) {
      return Response.json({ ...bot(), id: previewBotId, name: '', status: 'active' });
    }
    return init?.method === 'POST' ? Response.json(reply) : askServer(input, init);
  };
};
