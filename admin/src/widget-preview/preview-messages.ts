import type { PublicBot } from '@chat-module/contract/bots';

/** A location that may not be saved yet: the fields of its form that are valid. */
export interface PreviewedPlace {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The location's bot, whose FAQs answer too. */
  readonly botId: string | null;
}

/** The public record of a bot that may not be saved yet. */
export type PreviewedBot = Omit<PublicBot, 'id' | 'name' | 'status'> & {
  /** Without it, the location's record is the stored one, and questions get no answer. */
  readonly place?: PreviewedPlace;
};

const readyMessage = 'chat-module:preview-ready';

/** The preview's frame signals to its parent that it is ready. */
export const announcePreview = (): void => window.parent.postMessage(readyMessage, window.location.origin);

export const isPreviewReady = ({ origin, data }: MessageEvent<unknown>): boolean =>
  origin === window.location.origin && data === readyMessage;

const isPreviewedBot = (data: unknown): data is PreviewedBot =>
  typeof data === 'object' && data !== null && 'primaryColor' in data && 'position' in data && 'locationId' in data;

export const previewedBotOf = ({ origin, data }: MessageEvent<unknown>): PreviewedBot | undefined =>
  origin === window.location.origin && isPreviewedBot(data) ? data : undefined;
