import type * as contract from '@chat-module/contract/chat';
import type { BodyOf } from '@chat-module/contract/endpoint';
import { countRating } from '../analytics/daily-analytics.store.ts';
import type { Context } from '../context.ts';
import { highestDownRating, markRatings } from '../conversations/session-badges.store.ts';
import { lockSubject } from '../database/dialect.ts';
import { notFound } from '../errors.ts';
import { changeOutcomes } from '../figures/outcomes.store.ts';
import { noLocation } from '../locations/of-location.ts';
import { findTurn, setRating } from './chat.store.ts';

const isDown = (rating: number): boolean => rating <= highestDownRating;

type Rating = BodyOf<typeof contract.rateAnswer>;

/** Rates an answer of the visitor's own session; a second rating replaces the first, also in the day's figures. */
export async function rateAnswer(
  { db }: Context,
  botId: string,
  { conversationId, sessionId, rating }: Rating,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Two ratings of one answer at once must not both count as its first.
    await lockSubject(transaction, `rating of ${conversationId}`);
    const turn = await findTurn(transaction, { id: conversationId, botId, sessionId });
    if (!turn) throw notFound('The answer');
    await setRating(transaction, turn.id, rating);
    const { locationId, day: date, satisfactionRating: before } = turn;
    await markRatings(transaction, { botId, sessionId, locationId });
    await countRating(transaction, { botId, locationId, date, before, rating });
    const ratedDown = Number(isDown(rating)) - Number(before !== null && isDown(before));
    await changeOutcomes(transaction, { botId, locationId: locationId ?? noLocation, date, ratedDown });
  });
}
