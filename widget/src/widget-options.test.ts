import type { PublicBot } from '@chat-module/contract/bots';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { expect, it } from 'vitest';
import { appearanceOf } from './widget-options.ts';

const bot: PublicBot = {
  id: 'bot-1',
  name: 'Bot',
  locationId: null,
  primaryColor: '#0F766E',
  position: 'top-left',
  status: 'active',
  ...defaultWidgetSettings,
  pictureUrl: null,
};

it.each([
  ['the snippet wins', { primaryColor: '#FF5733', position: 'bottom-left' }, bot, '#FF5733', 'bottom-left'],
  ['then the record', {}, bot, '#0F766E', 'top-left'],
  ['then the defaults', {}, undefined, '#3B82F6', 'bottom-right'],
  ['what can not be read counts as left out', { primaryColor: 'red', position: 'middle' }, bot, '#0F766E', 'top-left'],
] as const)('%s', (_rule, options, record, primaryColor, position) => {
  expect(appearanceOf({ botId: 'bot-1', ...options }, record)).toEqual({ primaryColor, position });
});
