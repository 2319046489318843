import type { Database } from '../database/schema.ts';

const setsOfBot = (db: Database, botId: string) =>
  db.selectFrom('botFaqSets').select('setId').where('botId', '=', botId);

export const listSetsOfBot = (db: Database, botId: string) =>
  db.selectFrom('faqSets').select(['id', 'name']).where('id', 'in', setsOfBot(db, botId)).execute();

export const faqsOfSets = (db: Database, botId: string) =>
  db.selectFrom('faqs').selectAll().where('setId', 'in', setsOfBot(db, botId));

export const listHidden = async (
  db: Database,
  botId: string,
  faqIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const query = db.selectFrom('hiddenFaqs').select('faqId').where('botId', '=', botId);
  return new Set((await query.where('faqId', 'in', ['', ...faqIds]).execute()).map(({ faqId }) => faqId));
};

/** A bot's own active FAQs that replace one of these. */
export const listOwnReplacements = (db: Database, botId: string, keys: readonly string[], ids: readonly string[]) =>
  db
    .selectFrom('faqs')
    .select(['questionKey', 'overridesId'])
    .where('botId', '=', botId)
    .where('status', '=', 'active')
    .where((it) => it.or([it('questionKey', 'in', ['', ...keys]), it('overridesId', 'in', ['', ...ids])]))
    .execute();

/** The active FAQs with these questions in any set of the bot, except those that it hides. */
export const listSetRivals = (db: Database, botId: string, keys: readonly string[]) =>
  faqsOfSets(db, botId)
    .clearSelect()
    .select(['id', 'questionKey', 'createdAt'])
    .where('status', '=', 'active')
    .where('questionKey', 'in', ['', ...keys])
    .where('id', 'not in', (it) => it.selectFrom('hiddenFaqs').select('faqId').where('botId', '=', botId))
    .execute();
