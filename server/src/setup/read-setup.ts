import type { Setup } from '@chat-module/contract/setup';
import { findBotOfLocation } from '../bots/bots.store.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { Database } from '../database/schema.ts';
import { unauthorized } from '../errors.ts';
import { isOwn } from '../sample/sample-marks.store.ts';
import type { Operator } from '../session/operator.ts';
import { findLastTestMail } from '../status/last-events.store.ts';
import { findUser, hasGeneratedPassword } from '../users/users.store.ts';
import { findPageOfSite } from '../widget-pages/widget-pages.store.ts';
import { judgeSteps, type SetupState } from './judge-steps.ts';
import * as store from './setup.store.ts';

/** This operator's setup progress: the account step is their own, the others are the installation's. */
export async function readSetup(db: Database, operator: Operator): Promise<Setup> {
  const user = await findUser(db, operator.id);
  if (!user) throw unauthorized();
  const facility = await store.findFirstFacility(db);
  const bot = facility && (await findOwnBot(db, facility.id));
  return {
    dismissed: (await store.findDismissal(db, operator.id)) !== undefined,
    steps: judgeSteps({
      user,
      hasGeneratedPassword: await hasGeneratedPassword(db, operator.id),
      facility,
      bot,
      ...(await readUse(db, bot)),
    }),
    facility: facility ?? null,
    bot: bot ?? null,
  };
}

async function findOwnBot(db: Database, locationId: string): Promise<BotRow | undefined> {
  const bot = await findBotOfLocation(db, locationId);
  return bot && isOwn(bot) ? bot : undefined;
}

type Use = Pick<SetupState, 'hasFaq' | 'wasAsked' | 'isOnWebsite' | 'testMail'>;

async function readUse(db: Database, bot: BotRow | undefined): Promise<Use> {
  const isFound = async (find: (bot: BotRow) => Promise<unknown>) => bot !== undefined && Boolean(await find(bot));
  return {
    hasFaq: await isFound(({ id }) => store.findActiveFaq(db, id)),
    wasAsked: await isFound(({ id }) => store.findDayWithConversations(db, id)),
    isOnWebsite: await isFound(({ id, websiteUrl }) => findPageOfSite(db, id, websiteUrl)),
    testMail: await findLastTestMail(db),
  };
}
