import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  byId,
  color,
  day,
  instant,
  oneOf,
  optionalId,
  optionalLines,
  optionalText,
  pageQuery,
  requiredText,
  requiredWebAddress,
  saying,
} from './fields.ts';
import { widgetSettings, widgetSettingsInput } from './widget-settings.ts';

export const positions = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export const position = oneOf('Position', positions);
export type Position = z.output<typeof position>;

export const botStatuses = ['active', 'training', 'inactive'] as const;
export const botStatus = oneOf('Status', botStatuses);
export type BotStatus = z.output<typeof botStatus>;

export const defaultPersonality = 'You are a helpful and friendly customer support assistant.';
export const defaultPrimaryColor = '#3B82F6';
export const defaultPosition: Position = 'bottom-right';

export const bot = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  websiteUrl: z.string(),
  openaiKey: z.string().meta({ description: 'A mask of the stored key, such as sk-…1234; empty when there is none' }),
  personality: z.string(),
  primaryColor: z.string(),
  position: z.enum(positions),
  status: z.enum(botStatuses),
  modelAnswersPerDay: z.number().nullable().meta({
    description: 'Daily limit of model answers; null: the setting MODEL_ANSWERS_PER_DAY',
  }),
  isSample: z.boolean().meta({ description: 'Created as sample data, and not kept by an operator since' }),
  userId: z.string().nullable(),
  locationId: z.string().nullable(),
  ...widgetSettings.shape,
  pictureUrl: z
    .string()
    .nullable()
    .meta({ description: "Path of the bot's logo or photo on the product's own origin; it changes with the picture" }),
  createdAt: instant,
  updatedAt: instant,
});
export type Bot = z.output<typeof bot>;

const modelAnswersMessage = 'Model answers a day must be a whole number from 0 to 100000.';
const modelAnswersPerDay = z
  .number(modelAnswersMessage)
  .int(modelAnswersMessage)
  .min(0, modelAnswersMessage)
  .max(100_000, modelAnswersMessage)
  .nullable();

const botFields = z.object({
  name: requiredText('Name'),
  location: optionalText('Location'),
  websiteUrl: requiredWebAddress('Website URL'),
  openaiKey: optionalText('OpenAI key', 500),
  personality: optionalLines('Personality', 10_000),
  primaryColor: color,
  position,
  status: botStatus,
  modelAnswersPerDay,
  locationId: optionalId('Location'),
  ...widgetSettingsInput.shape,
});

export const newBot = botFields.partial().extend(botFields.pick({ name: true, websiteUrl: true }).shape);
export type NewBot = z.output<typeof newBot>;

export const botChanges = botFields.partial();
export type BotChanges = z.output<typeof botChanges>;

export const publicBot = bot
  .pick({ id: true, name: true, locationId: true, primaryColor: true, position: true, status: true, pictureUrl: true })
  .extend(widgetSettings.shape);
export type PublicBot = z.output<typeof publicBot>;

/** What the widget reports about its page. Unknown parameters don't make the call fail. */
export const widgetReport = z.object({
  path: z.string().catch('').meta({ description: "The page's path; its origin is that of the call" }),
  color: z.string().catch('').meta({ description: 'The color that the widget was started with' }),
});
export type WidgetReport = z.output<typeof widgetReport>;

export const listBots = endpoint({
  method: 'GET',
  path: '/api/bots',
  access: 'signedIn',
  summary: 'Bots the operator may see',
  query: pageQuery,
  reply: z.array(bot),
  paged: true,
});

export const getBot = endpoint({
  method: 'GET',
  path: '/api/bots/:id',
  access: 'signedIn',
  summary: 'One bot',
  params: byId,
  reply: bot,
});

export const modelUse = z.object({
  day: day.meta({ description: "Today, by the location's own calendar" }),
  used: z.number().meta({ description: 'Questions put to the model on that day' }),
  allowed: z.number(),
  usuallyAllowed: z.number().meta({ description: 'The limit of a bot without its own' }),
  state: z.enum(['ready', 'no_key', 'budget_used_up', 'down']),
});
export type ModelUse = z.output<typeof modelUse>;

export const getModelUse = endpoint({
  method: 'GET',
  path: '/api/bots/:id/model-use',
  access: 'signedIn',
  summary: "A bot's daily budget of model answers: used, allowed, and whether more can be asked",
  params: byId,
  reply: modelUse,
});

export const createBot = endpoint({
  method: 'POST',
  path: '/api/bots',
  access: 'admin',
  summary: 'Create a bot',
  body: newBot,
  reply: bot,
  status: 201,
});

export const updateBot = endpoint({
  method: 'PUT',
  path: '/api/bots/:id',
  access: 'admin',
  summary: 'Change a bot; fields left out, and a key sent back as its mask, keep their value',
  params: byId,
  body: botChanges,
  reply: bot,
});

export const deleteBot = endpoint({
  method: 'DELETE',
  path: '/api/bots/:id',
  access: 'admin',
  summary: 'Delete a bot and its FAQs; its leads, reservations and conversations stay',
  params: byId,
  reply: saying,
});

/** Images that every browser shows and that can't carry scripts. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type PictureType = (typeof pictureTypes)[number];
/** Pixels; anything larger is only scaled down by each visitor's browser. */
export const maxPictureSide = 2000;
export const maxPictureBytes = 200_000;
const maxPictureBase64 = Math.ceil(maxPictureBytes / 3) * 4;
const pictureTooLarge = 'The picture is too large: at most 200 kB.';

export const setBotPicture = endpoint({
  method: 'PUT',
  path: '/api/bots/:id/picture',
  access: 'admin',
  summary: "Set the bot's logo or photo: a PNG, JPEG, WebP or GIF of at most 200 kB",
  params: byId,
  body: z.object({
    data: z
      .string('Picture is required.')
      .min(1, { error: 'Picture is required.', abort: true })
      .max(maxPictureBase64, { error: pictureTooLarge, abort: true })
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'Picture must be Base64.')
      .meta({ description: 'The file in Base64' }),
  }),
  reply: bot,
});

export const deleteBotPicture = endpoint({
  method: 'DELETE',
  path: '/api/bots/:id/picture',
  access: 'admin',
  summary: "Remove the bot's logo or photo",
  params: byId,
  reply: bot,
});

export const getBotPicture = endpoint({
  method: 'GET',
  path: '/api/bots/:id/picture/:hash',
  access: 'visitor',
  summary: "The bot's logo or photo, at the path in its public record",
  params: byId.extend({ hash: z.string().max(100) }),
  reply: z.string().meta({ format: 'binary' }),
  contentType: 'image/*',
});

export const getPublicBot = endpoint({
  method: 'GET',
  path: '/api/bots/:id/public',
  access: 'visitor',
  summary: 'The public fields of a bot',
  params: byId,
  query: widgetReport,
  reply: publicBot,
});

export const getWordPressPlugin = endpoint({
  method: 'GET',
  path: '/api/bots/:id/wordpress-plugin',
  access: 'admin',
  summary: 'A WordPress plugin that puts this bot on every page of a website, as a zip file',
  params: byId,
  reply: z.string().meta({ format: 'binary' }),
  contentType: 'application/zip',
});

export const getBotOfLocation = endpoint({
  method: 'GET',
  path: '/api/locations/:id/bot',
  access: 'signedIn',
  summary: "The location's bot; 404 when it has none",
  params: byId,
  reply: bot,
});

export const setBotColor = endpoint({
  method: 'PATCH',
  path: '/api/locations/:id/bot/color',
  access: 'admin',
  summary: "Set the color of the location's bot",
  params: byId,
  body: z.object({ primaryColor: color }),
  reply: bot,
});
