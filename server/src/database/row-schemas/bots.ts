import { botStatuses, pictureTypes, positions } from '@chat-module/contract/bots';
import { color } from '@chat-module/contract/fields';
import { colorSchemes, sounds, widgetLanguages, widgetSettingsInput } from '@chat-module/contract/widget-settings';
import { z } from 'zod';
import { asSaved, count, hash, id, instant, json, oneOf, smallCount, stamps, text, webAddress } from './columns.ts';

export const botSchemas = {
  bots: z.strictObject({
    id,
    name: text,
    location: text,
    websiteUrl: webAddress,
    openaiKeyCipher: text,
    openaiKeyMask: text,
    personality: text,
    primaryColor: asSaved(color),
    position: oneOf(positions),
    status: oneOf(botStatuses),
    userId: id.nullable(),
    locationId: id.nullable(),
    knowledgeVersion: count,
    modelAnswersPerDay: smallCount.nullable(),
    greeting: text,
    quickReplies: json(widgetSettingsInput.shape.quickReplies),
    teaserText: text,
    teaserDelaySeconds: smallCount,
    sound: oneOf(sounds),
    offsetX: smallCount,
    offsetY: smallCount,
    language: oneOf(widgetLanguages),
    colorScheme: oneOf(colorSchemes),
    poweredByText: text,
    poweredByUrl: asSaved(widgetSettingsInput.shape.poweredByUrl),
    pictureHash: hash.nullable(),
    sampleMadeAt: instant.nullable(),
    ...stamps,
  }),
  botPictures: z.strictObject({
    botId: id,
    hash,
    contentType: oneOf(pictureTypes),
    data: text.regex(/^[A-Za-z0-9+/]*={0,2}$/, 'must be Base64'),
  }),
  widgetPages: z.strictObject({
    botId: id,
    page: webAddress,
    origin: webAddress,
    color: z.union([asSaved(color), z.literal('')], 'must be a color or empty'),
    firstSeenAt: instant,
    lastSeenAt: instant,
  }),
};
