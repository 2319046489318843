import type { Position, PublicBot } from '@chat-module/contract/bots';
import type { WidgetOptions } from '../chat-bot-pro.d.ts';

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
