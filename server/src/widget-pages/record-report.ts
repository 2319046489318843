import type { WidgetReport } from '@chat-module/contract/bots';
import { color, originAndPath } from '@chat-module/contract/fields';
import { hour, minute } from '../clock.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';
import { sharedLimit } from '../http/shared-limit.ts';
import { lazyCache } from '../lazy-cache.ts';
import { originsOfSite } from './origins-of-site.ts';
import { recordPage } from './widget-pages.store.ts';

/** A page that reports again within this time has nothing new. */
const newsAfterMs = hour;
const rememberedReports = 5_000;
/** Per bot and node, so that forged pages can't keep the database busy. */
const writesLimit = { windowMs: minute, max: 30 };

/** Records where a widget runs; a failure here doesn't refuse the call. */
export type RecordReport = (bot: BotRow, report: WidgetReport, origin: string | undefined) => Promise<void>;

export function createReportRecorder({ db, clock, disk, log, publicUrl }: Context): RecordReport {
  const recordedAtMs = lazyCache<number>(rememberedReports);
  const useLimit = sharedLimit(undefined);

  const isNews = (key: string, nowMs: number): boolean =>
    nowMs - (recordedAtMs().get(key) ?? -newsAfterMs) >= newsAfterMs;

  return async (bot, report, origin) => {
    const page = origin === undefined || origin === publicUrl() ? '' : pageOf(origin, report.path);
    if (page === '' || disk.isLow()) return;
    const given = color.safeParse(report.color).data?.toUpperCase() ?? '';
    const key = `${bot.id} ${given} ${page}`;
    const now = clock.now();
    if (!isNews(key, now.getTime())) return;
    recordedAtMs().set(key, now.getTime());
    if (!(await useLimit(bot.id, 1, writesLimit)).passes) return;
    const seen = { botId: bot.id, page, origin: new URL(page).origin, color: given, lastSeenAt: now.toISOString() };
    await recordPage(db, seen, originsOfSite(bot.websiteUrl)).catch((err) =>
      log.warn({ err }, 'could not record a widget report'),
    );
  };
}

/** The browser sets the origin, so a page can't report another site's pages. Empty if it isn't a web page. */
const pageOf = (origin: string, path: string): string =>
  path.startsWith('/') && URL.canParse(origin) && new URL(origin).origin === origin ? originAndPath(origin + path) : '';
