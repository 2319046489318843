import type { Position, PublicBot } from '@chat-module/contract/bots';
import type { Texts } from './texts/texts.ts';

/** The options of `ChatBotPro.init`. */
export interface WidgetOptions {
  botId: string;
  primaryColor?: string;
  position?: string;
  /** Replacements for the widget's texts. */
  texts?: Partial<Texts>;
  /** The product's origin, for a page that serves this script from elsewhere. */
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

/** The embed code overrides the bot's record, the record the defaults; invalid values are ignored. */
export const appearanceOf = (options: WidgetOptions, bot?: PublicBot): Appearance => ({
  primaryColor: [options.primaryColor, bot?.primaryColor].find(isColor) ?? defaultColor,
  position: [options.position, bot?.position].find(isPosition) ?? defaultPosition,
});
