import type { FastifyRequest } from 'fastify';
import { findBotOfLocation } from '../bots/bots.store.ts';
import { calendarDay } from '../calendar.ts';
import { minute } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ChatOpeningRow, Database, LocationRow } from '../database/schema.ts';
import { sharedLimit } from '../http/shared-limit.ts';
import { lazyCache } from '../lazy-cache.ts';
import { insertOpening } from './openings.store.ts';
import { countOutcomes } from './outcomes.store.ts';
import { visitorOf } from './visitor-of.ts';

const rememberedVisitors = 10_000;
/** Per location and node, so that forged openings can't keep the database busy. */
const writesLimit = { windowMs: minute, max: 120 };

/** A failure here doesn't refuse the call. */
export type RecordOpening = (location: LocationRow, request: FastifyRequest) => Promise<void>;

/**
 * Counts a visitor per bot and day who loads the chat window: it reads the location's public record. The widget loads its
 * window when it is opened, or when the pointer or the focus reaches the button.
 */
export function createOpeningRecorder({ db, clock, disk, log, publicUrl, secrets }: Context): RecordOpening {
  const counted = lazyCache<true>(rememberedVisitors);
  const useLimit = sharedLimit(undefined);

  return async ({ id: locationId, timezone }, { method, ip: address, headers }) => {
    // A page of another site: the product's own pages show previews.
    const isVisit = method === 'GET' && headers.origin !== undefined && headers.origin !== publicUrl();
    if (!isVisit || disk.isLow()) return;
    const now = clock.now();
    const day = calendarDay(now, timezone);
    const subject = visitorOf(secrets, { day, address, browser: headers['user-agent'] ?? '' });
    const key = `${locationId} ${subject}`;
    if (counted().has(key) || !(await useLimit(locationId, 1, writesLimit)).passes) return;
    counted().set(key, true);
    const opening = { day, subject, hasAsked: 0, openedAt: now.toISOString() };
    await storeOpening(db, locationId, opening).catch((err) => log.warn({ err }, 'an opening of the chat was lost'));
  };
}

type OfVisitor = Omit<ChatOpeningRow, 'botId'>;

async function storeOpening(db: Database, locationId: string, opening: OfVisitor): Promise<void> {
  const bot = await findBotOfLocation(db, locationId);
  if (!bot || bot.status === 'inactive') return;
  const { id: botId } = bot;
  await db.transaction().execute(async (transaction) => {
    if (!(await insertOpening(transaction, { botId, ...opening }))) return;
    await countOutcomes(transaction, [{ botId, locationId, date: opening.day, opened: 1 }]);
  });
}
