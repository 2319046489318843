import type { Kysely, Migration } from 'kysely';

/**
 * The bot form used to save an empty "Model Answers per Day" as 0, which turns the model off. Such a 0 can't be
 * distinguished from one that an operator typed, so every 0 becomes the server's default.
 */
export const modelAnswersDefault: Migration = {
  async up(db: Kysely<{ bots: { modelAnswersPerDay: number | null } }>) {
    await db.updateTable('bots').set({ modelAnswersPerDay: null }).where('modelAnswersPerDay', '=', 0).execute();
  },
};
