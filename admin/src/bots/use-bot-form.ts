import {
  type Bot,
  botStatus,
  defaultPosition,
  defaultPrimaryColor,
  type NewBot,
  newBot,
  position,
} from '@chat-module/contract/bots';
import { defaultWidgetSettings, maxQuickReplies, widgetSettings } from '@chat-module/contract/widget-settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

/** A bot as it is typed. */
export type TypedBot = z.input<typeof newBot>;
type BotFields = Required<TypedBot>;
export type BotStart = Partial<BotFields>;
export type BotForm = UseFormReturn<TypedBot, unknown, NewBot>;

const startingPersonality =
  'You are a helpful and friendly customer support assistant. Always be polite, concise, and try to resolve user issues quickly.';

/** The form has a field for each possible quick reply. */
const padded = (replies: readonly string[]): string[] =>
  Array.from({ length: maxQuickReplies }, (_, at) => replies[at] ?? '');

const blankBot: BotFields = {
  name: '',
  location: '',
  websiteUrl: '',
  openaiKey: '',
  personality: startingPersonality,
  primaryColor: defaultPrimaryColor,
  position: defaultPosition,
  status: 'active',
  modelAnswersPerDay: null,
  locationId: '',
  ...defaultWidgetSettings,
  quickReplies: padded([]),
};

const fieldsOf = (bot: Bot): BotFields => ({
  name: bot.name,
  location: bot.location,
  websiteUrl: bot.websiteUrl,
  openaiKey: bot.openaiKey,
  personality: bot.personality,
  primaryColor: bot.primaryColor.toUpperCase(),
  position: position.catch(defaultPosition).parse(bot.position),
  status: botStatus.catch('active').parse(bot.status),
  modelAnswersPerDay: bot.modelAnswersPerDay,
  locationId: bot.locationId ?? '',
  ...widgetSettings.parse(bot),
  quickReplies: padded(bot.quickReplies),
});

/** `start` has the initial values of a new bot. */
export const useBotForm = (bot: Bot | undefined, start: BotStart = {}): BotForm =>
  useForm<TypedBot, unknown, NewBot>({
    mode: 'onTouched',
    resolver: zodResolver(newBot),
    defaultValues: bot ? fieldsOf(bot) : { ...blankBot, ...start },
  });
