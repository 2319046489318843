import { z } from 'zod';
import { chatMessage, chatReply } from './chat.ts';
import { endpoint } from './endpoint.ts';
import { optionalId } from './fields.ts';
import { locationFields, publicLocation } from './locations.ts';

/** A location as its form has it; fields that aren't valid yet are left out. */
const location = locationFields.partial();

export const previewLocation = endpoint({
  method: 'POST',
  path: '/api/admin/locations/preview',
  access: 'admin',
  summary: 'The public fields of an unsaved location; nothing is stored',
  body: z.object({ location }),
  reply: publicLocation,
});

export const previewChat = endpoint({
  method: 'POST',
  path: '/api/admin/locations/preview-chat',
  access: 'admin',
  summary: "What the chat would answer from an unsaved location and a bot's stored FAQs; nothing is stored or counted",
  body: z.object({
    location,
    botId: optionalId('Bot').optional(),
    sent: chatMessage,
    dialogue: z
      .string()
      .max(100_000)
      .optional()
      .meta({ description: 'The dialogue returned with the previous answer; none starts a chat' }),
  }),
  reply: z.object({ reply: chatReply, dialogue: z.string() }),
});
