import {
  type Bot,
  botStatus,
  defaultPosition,
  defaultPrimaryColor,
  type NewBot,
  newBot,
  position,
} from '@chat-module/contract/bots';
import { defaultWidgetSettings, widgetSettings } from '@chat-module/contract/widget-settings';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';

type BotFields = Required<z.input<typeof newBot>>;
export type BotStart = Partial<BotFields>;
export type BotForm = UseFormReturn<z.input<typeof newBot>, unknown, NewBot>;

const startingPersonality =
  'You are a helpful and friendly customer support assistant. Always be polite, concise, and try to resolve user issues quickly.';

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
});

/** `start` has the initial values of a new bot. */
export const useBotForm = (bot: Bot | undefined, start: BotStart = {}): BotForm =>
  useForm<z.input<typeof newBot>, unknown, NewBot>({
    resolver: zodResolver(newBot),
    defaultValues: bot ? fieldsOf(bot) : { ...blankBot, ...start },
  });
