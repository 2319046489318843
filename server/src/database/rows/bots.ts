import type { BotStatus, PictureType, Position } from '@chat-module/contract/bots';
import type { WidgetSettings } from '@chat-module/contract/widget-settings';
import type { Instant, Json } from './columns.ts';

export interface BotRow extends Omit<WidgetSettings, 'quickReplies'> {
  id: string;
  name: string;
  location: string;
  websiteUrl: string;
  /** Encrypted; empty without a key. */
  openaiKeyCipher: string;
  openaiKeyMask: string;
  personality: string;
  primaryColor: string;
  position: Position;
  status: BotStatus;
  userId: string | null;
  locationId: string | null;
  /** Raised with every change of the bot's knowledge, so that each node drops its index. */
  knowledgeVersion: number;
  /** The most questions to the model per day; `null`: the server's default. */
  modelAnswersPerDay: number | null;
  quickReplies: Json;
  /** The hash of its picture in `botPictures`. */
  pictureHash: string | null;
  /** When it was created as sample data; `null`: an operator's own. */
  sampleMadeAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
}

/** A bot's logo or photo. */
export interface BotPictureRow {
  botId: string;
  /** SHA-256 of the file. */
  hash: string;
  contentType: PictureType;
  /** The file in Base64. */
  data: string;
}

/** A page that a bot's widget has reported from, at most 200 per bot. Reports can be forged. */
export interface WidgetPageRow {
  botId: string;
  /** Origin and path. */
  page: string;
  origin: string;
  /** The last reported color of the embed code, in capitals; empty if it has none. */
  color: string;
  firstSeenAt: Instant;
  lastSeenAt: Instant;
}
