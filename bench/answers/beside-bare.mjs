import { join } from 'node:path';
import { startProduct } from '../start-product.mjs';
import { ask, createFacility, inTurn, readConversations, signIn } from './facility.mjs';

/** What messages are answered with, so that the bare route stores the like. */
const readReplies = async (set, { origin, call, botId }) => {
  for (const [at, { message }] of set.messages.entries()) await ask(origin, botId, message, `first-${at}`);
  const conversations = await readConversations(call, botId);
  return [...conversations.values()].map(({ botResponse, responseSource, faqId, sources }) => ({
    response: botResponse,
    responseSource,
    faqId: faqId ?? undefined,
    sources,
  }));
};

/** The product with one facility. */
export const openProduct = async (set, environment) => {
  const { origin, stop } = await startProduct(environment);
  const call = await signIn(origin);
  const facility = await createFacility(call, set);
  return { origin, stop, call, ...facility };
};

/** A route that stores what the product stores, and does nothing else: `bodyOf` adds to a message what it is to reply. */
export const openBare = async (set, environment) => {
  const first = await openProduct(set, environment);
  const replies = await readReplies(set, first);
  await first.stop();
  const script = join(import.meta.dirname, 'bare-server.mjs');
  const { origin, stop } = await startProduct({ ...environment, BOT_ID: first.botId }, script);
  const nextReply = inTurn(replies);
  return { origin, stop, botId: first.botId, bodyOf: (body) => ({ ...body, reply: nextReply() }) };
};
