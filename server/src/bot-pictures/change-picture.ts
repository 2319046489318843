import { type Actor, recordEdit } from '../audit/record-audit.ts';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { deletePicture, putPicture, setPictureHash } from './bot-pictures.store.ts';
import { checkPicture } from './check-picture.ts';

export function setPicture(context: Context, botId: string, base64: string, actor: Actor): Promise<BotRow> {
  const picture = checkPicture(base64);
  return changePicture(context, botId, picture.hash, actor, (transaction) =>
    putPicture(transaction, { botId, ...picture }),
  );
}

export const removePicture = (context: Context, botId: string, actor: Actor): Promise<BotRow> =>
  changePicture(context, botId, null, actor, (transaction) => deletePicture(transaction, botId));

/** The bot's row first: it locks the picture until the transaction ends. */
const changePicture = (
  { db, clock }: Context,
  botId: string,
  pictureHash: string | null,
  actor: Actor,
  write: (transaction: Database) => Promise<unknown>,
): Promise<BotRow> =>
  db.transaction().execute(async (transaction) => {
    const before = await findBot(transaction, botId);
    const after = await setPictureHash(transaction, botId, { pictureHash, updatedAt: clock.now().toISOString() });
    if (!before || !after) throw notFound('The bot');
    await write(transaction);
    await recordEdit(transaction, clock, { kind: 'bot', id: botId, name: after.name, actor, before, after });
    return after;
  });
