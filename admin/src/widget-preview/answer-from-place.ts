import type { PreviewedPlace } from './preview-messages.ts';

export type Ask = typeof window.fetch;

/** The id of a location that is previewed as typed. */
export const previewPlaceId = 'preview';

/** The state after the last answer, on which the next question builds. */
let dialogue: string | undefined;

export const forgetDialogue = (): void => {
  dialogue = undefined;
};

/** Answers the widget's calls from a location as typed; `undefined` for any other call. */
export const answerFromPlace = (
  { fields, botId }: PreviewedPlace,
  pathname: string,
  init: RequestInit | undefined,
  askServer: Ask,
): Promise<Response> | undefined => {
  const post = (path: string, body: object) =>
    askServer(`/api/admin/locations/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  if (pathname === `/api/locations/${previewPlaceId}/public`) return post('preview', { location: fields });
  if (pathname !== '/api/chat/preview' || typeof init?.body !== 'string') return undefined;
  const sent: unknown = JSON.parse(init.body);
  return remember(post('preview-chat', { location: fields, botId, sent, dialogue }));
};

const remember = async (asked: Promise<Response>): Promise<Response> => {
  const response = await asked;
  if (!response.ok) return response;
  const answer: { reply: unknown; dialogue: string } = await response.json();
  dialogue = answer.dialogue;
  return Response.json(answer.reply);
};
