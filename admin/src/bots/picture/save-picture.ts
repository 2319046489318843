import type { Bot, deleteBotPicture, setBotPicture } from '@chat-module/contract/bots';
import { failureMessage } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import type { PictureChange } from './use-picture-choice.ts';

export interface Saved {
  readonly bot: Bot;
  /** Why the picture wasn't changed. */
  readonly problem?: string;
}

/** Changes the picture of a saved bot. Returns a failure instead of throwing it, because the bot itself is already saved. */
export async function savePicture(bot: Bot, change: PictureChange): Promise<Saved> {
  if (change === undefined) return { bot };
  try {
    return { bot: await sendChange(bot.id, change) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { bot, problem: failureMessage(error) };
  }
}

const sendChange = (id: string, change: string | null): Promise<Bot> =>
  change === null
    ? call<typeof deleteBotPicture>('DELETE', '/api/bots/:id/picture', { params: { id } })
    : call<typeof setBotPicture>('PUT', '/api/bots/:id/picture', { params: { id }, body: { data: base64Of(change) } });

const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1);
