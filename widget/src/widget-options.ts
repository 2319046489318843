import type { Position, PublicBot } from '@chat-module/contract/bots';
import type { Texts } from './texts.ts';

/** What a page passes to `ChatBotPro.init`. */
export interface WidgetOptions {
  botId: string;
  primaryColor?: string;
  position?: string;
  /** Texts in the place of ours. */
  texts?: Partial<Texts>;
  /** Where the product is, for a page that serves this script from elsewhere. */
  origin?: string;
}

export interface Appearance {
  primaryColor: string;
  position: Position;
}

const defaultColor = '#3B82F6';
const defaultPosition = 'bottom-right';

const isColor = (text: string | undefined): text is string => /^#[0-9a-f]{6}$/i.test(text ?? '');
const isPosition = (text: string | undefined): text is Position => /^(bottom|top)-(right|left)$/.test(text ?? '');

/** The snippet wins over the bot's record, the record over the defaults; what can't be read counts as left out. */
export const appearanceOf = (options: WidgetOptions, bot?: PublicBot): Appearance => ({
  primaryColor: [options.primaryColor, bot?.primaryColor].find(isColor) ?? defaultColor,
  position: [options.position, bot?.position].find(isPosition) ?? defaultPosition,
});
