import type { GroupAnswer } from '@chat-module/contract/question-groups';
import { recordAct } from '../audit/record-audit.ts';
import { lockBots } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { addFaq } from '../faqs/change-faqs.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import type { Operator } from '../session/operator.ts';
import * as store from './question-groups.store.ts';

/** Answers questions with one FAQ per chosen bot, or one in a set. Questions of bots that don't get it stay open. */
export const answerQuestions = (
  { db, clock }: Context,
  { questionIds, botIds = [], setId, ...content }: GroupAnswer,
  actor: Operator,
) =>
  db.transaction().execute(async (transaction) => {
    await lockBots(transaction);
    const owners = setId ? [{ setId }] : [...new Set(botIds)].sort().map((botId) => ({ botId }));
    for (const owner of owners) await addFaq(transaction, clock, owner, content, actor);
    const answering = await botsOf(transaction, botIds, setId);
    const answered = await store.deleteQuestionsOfBots(transaction, questionIds, answering);
    return { created: owners.length, answered };
  });

const botsOf = async (db: Database, botIds: readonly string[], setId: string | null | undefined) =>
  setId ? store.listBotIdsOfSet(db, setId) : botIds;

/** The log doesn't repeat the questions, which are in visitors' own words. */
export const dismissQuestions = (
  { db, clock }: Context,
  filter: LocationFilter,
  questionIds: readonly string[],
  actor: Operator,
): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const dismissed = await store.deleteQuestions(transaction, filter, questionIds);
    const changes = [{ field: 'questions', from: null, to: String(dismissed) }];
    if (dismissed > 0)
      await recordAct(transaction, clock, { kind: 'question', id: '', name: '', actor, action: 'deleted', changes });
    return dismissed;
  });
