import type { FastifyRequest } from 'fastify';
import { calendarDay, serverTimezone } from '../calendar.ts';
import { minute } from '../clock.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { ChatOpeningRow } from '../database/rows/conversations.ts';
import type { Database } from '../database/schema.ts';
import { sharedLimit } from '../http/shared-limit.ts';
import { lazyCache } from '../lazy-cache.ts';
import { findLocation } from '../locations/locations.store.ts';
import { noLocation } from '../locations/of-location.ts';
import { insertOpening } from './openings.store.ts';
import { countOutcomes } from './outcomes.store.ts';
import { visitorOf } from './visitor-of.ts';

const rememberedVisitors = 10_000;
/** Per bot and node, so that forged openings can't keep the database busy. */
const writesLimit = { windowMs: minute, max: 120 };

type OfBot = Pick<BotRow, 'id' | 'locationId' | 'status'>;

/** A failure here doesn't refuse the call. */
export type RecordOpening = (bot: OfBot, request: FastifyRequest) => Promise<void>;

/** Counts a visitor who opens the chat window, once per browser, bot and day. */
export function createOpeningRecorder({ db, clock, disk, log, publicUrl, secrets }: Context): RecordOpening {
  const counted = lazyCache<true>(rememberedVisitors);
  const useLimit = sharedLimit(undefined);

  return async ({ id: botId, locationId, status }, { ip: address, headers }) => {
    // From a page of another site: the product's own pages show previews.
    const isVisit = headers.origin !== undefined && headers.origin !== publicUrl();
    if (!isVisit || status === 'inactive' || disk.isLow()) return;
    const now = clock.now();
    const location = await findLocation(db, locationId);
    const day = calendarDay(now, location?.timezone ?? serverTimezone);
    const subject = visitorOf(secrets, { day, address, browser: headers['user-agent'] ?? '' });
    const key = `${botId} ${subject}`;
    if (counted().has(key) || !(await useLimit(botId, 1, writesLimit)).passes) return;
    counted().set(key, true);
    const opening = { botId, day, subject, hasAsked: 0, openedAt: now.toISOString() };
    await storeOpening(db, opening, locationId).catch((err) => log.warn({ err }, 'could not record a chat opening'));
  };
}

const storeOpening = (db: Database, opening: ChatOpeningRow, locationId: string | null): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!(await insertOpening(transaction, opening))) return;
    const { botId, day: date } = opening;
    await countOutcomes(transaction, [{ botId, locationId: locationId ?? noLocation, date, opened: 1 }]);
  });
