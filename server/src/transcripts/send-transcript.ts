import type { sendTranscript as contract } from '@chat-module/contract/chat';
import type { BodyOf } from '@chat-module/contract/endpoint';
import { findBot } from '../bots/bots.store.ts';
import { serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { findLocation } from '../locations/locations.store.ts';
import { limitTranscripts } from './limit-transcripts.ts';
import { transcriptMail } from './transcript-mail.ts';
import { findVisit, listTurns } from './transcripts.store.ts';

/** Emails visitors their own conversation. The address is stored only encrypted, and only until the email is sent. */
export async function sendTranscript(
  context: Context,
  botId: string,
  { sessionId, email, language = 'en' }: BodyOf<typeof contract>,
  address: string,
): Promise<void> {
  const { db, outbox } = context;
  const bot = await findBot(db, botId);
  if (!bot) throw notFound('The bot');
  const turns = await listTurns(db, botId, sessionId);
  if (turns.length === 0) throw notFound('The conversation');
  await limitTranscripts(context, { address, botId, sessionId, email });
  const location = await findLocation(db, bot.locationId);
  const timezone = location?.timezone ?? serverTimezone;
  const mail = transcriptMail({ to: email, language, turns, botName: bot.name, location, timezone });
  await outbox.addSealed(db, mail, (await findVisit(db, botId, sessionId))?.id);
  outbox.wake();
}
