import type { BotPictureRow, BotRow } from '../database/rows/bots.ts';
import type { Database } from '../database/schema.ts';

export const findPicture = (db: Database, botId: string, hash: string) =>
  db.selectFrom('botPictures').selectAll().where('botId', '=', botId).where('hash', '=', hash).executeTakeFirst();

/** Replaces the bot's picture, if it has one. */
export const putPicture = (db: Database, { botId, ...picture }: BotPictureRow) =>
  db
    .insertInto('botPictures')
    .values({ botId, ...picture })
    .onConflict((it) => it.column('botId').doUpdateSet(picture))
    .execute();

export const deletePicture = (db: Database, botId: string) =>
  db.deleteFrom('botPictures').where('botId', '=', botId).execute();

export const setPictureHash = (
  db: Database,
  botId: string,
  changes: Pick<BotRow, 'pictureHash' | 'updatedAt'>,
): Promise<BotRow | undefined> =>
  db.updateTable('bots').set(changes).where('id', '=', botId).returningAll().executeTakeFirst();
