import type { BodyOf, ReplyOf } from '@chat-module/contract/endpoint';
import { blanksOf, fillBlanks } from '@chat-module/contract/starter-blanks';
import { type addStarterFaqs as call, filledByEachRecord, type StarterFaq } from '@chat-module/contract/starter-faqs';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { badRequest, notFound } from '../errors.ts';
import { importFaqs } from '../faq-import/import-faqs.ts';
import { assertMayChangeSet } from '../faqs/faq-owner.ts';
import type { FaqOwner } from '../faqs/faqs.store.ts';
import { findLocation } from '../locations/locations.store.ts';
import { type Operator, scopeOf } from '../session/operator.ts';
import { type KnownValues, knownValuesOf } from './known-values.ts';
import { starterFaqs } from './starter-faqs.ts';

type Chosen = BodyOf<typeof call>;
type Added = ReplyOf<typeof call>;

/** Adds the chosen questions to a bot, except those with an open blank. */
export async function addStarterFaqs(
  context: Context,
  botId: string,
  body: Chosen,
  operator: Operator,
): Promise<Added> {
  const bot = await findVisibleBot(context.db, scopeOf(operator), botId);
  if (!bot) throw notFound('The bot');
  const location = await findLocation(context.db, bot.locationId);
  const filled = fillAll(chosen(body.keep), { ...(location && knownValuesOf(location)), ...tidied(body.values) });
  return addComplete(context, { botId: bot.id }, filled, () => false, operator);
}

/** Adds the chosen questions to a set, except those with a blank that no location record fills in. */
export async function addSetStarterFaqs(
  context: Context,
  setId: string,
  body: Chosen,
  operator: Operator,
): Promise<Added> {
  await assertMayChangeSet(context.db, scopeOf(operator), setId);
  const filled = fillAll(chosen(body.keep), tidied(body.values));
  return addComplete(context, { setId }, filled, (blank) => filledByEachRecord.has(blank), operator);
}

async function addComplete(
  context: Context,
  owner: FaqOwner,
  faqs: readonly StarterFaq[],
  mayStayOpen: (blank: string) => boolean,
  operator: Operator,
): Promise<Added> {
  const complete = faqs.filter(({ answer }) => blanksOf(answer).every(mayStayOpen));
  if (complete.length === 0) throw badRequest('Every chosen question has an open blank. Fill in at least one.', 'keep');
  const { imported, skipped } = await importFaqs(context, owner, complete, operator);
  return { imported, skipped, leftOut: faqs.filter((faq) => !complete.includes(faq)).map(({ id }) => id) };
}

function chosen(ids: readonly string[]): StarterFaq[] {
  const wanted = new Set(ids);
  const found = starterFaqs.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw badRequest('One of these questions is not in the starter set.', 'keep');
  return found;
}

/** Without outer white space and the final period, which the answers already have. */
const tidied = (values: Chosen['values']): KnownValues =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value?.replace(/[\s.]+$/, '') ?? ''] as const)
      .filter(([, value]) => value !== ''),
  );

const fillAll = (faqs: readonly StarterFaq[], values: KnownValues): StarterFaq[] =>
  faqs.map((faq) => ({ ...faq, answer: fillBlanks(faq.answer, values) }));
