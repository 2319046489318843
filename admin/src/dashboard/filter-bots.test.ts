import type { Bot, BotStatus } from '@chat-module/contract/bots';
import { defaultWidgetSettings } from '@chat-module/contract/widget-settings';
import { expect, it } from 'vitest';
import { filterBots } from './filter-bots.ts';

const bot = (name: string, location: string, websiteUrl: string, status: BotStatus): Bot => ({
  id: name,
  name,
  location,
  websiteUrl,
  status,
  openaiKey: '',
  modelAnswersPerDay: null,
  isSample: false,
  personality: '',
  primaryColor: '#3B82F6',
  position: 'bottom-right',
  userId: null,
  locationId: null,
  ...defaultWidgetSettings,
  pictureUrl: null,
  createdAt: '2026-11-20T00:00:00.000Z',
  updatedAt: '2026-11-20T00:00:00.000Z',
});

const bots = [
  bot('Harbor', 'Portland', 'https://harbor.example', 'active'),
  bot('Hill', 'Cañón', 'https://hill.example', 'training'),
];

it.each([
  ['', '', ['Harbor', 'Hill']],
  ['har', '', ['Harbor']],
  ['  PORTLAND ', '', ['Harbor']],
  ['canon', '', ['Hill']],
  ['hill.example', '', ['Hill']],
  ['', 'training', ['Hill']],
  ['harbor', 'training', []],
] as const)('search %j with status %j finds %j', (search, status, names) => {
  expect(filterBots(bots, search, status).map((found) => found.name)).toEqual(names);
});
