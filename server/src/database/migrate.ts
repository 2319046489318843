import { type Migration, Migrator, sql } from 'kysely';
import type { ColumnTypes } from './column-types.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { isPostgres } from './dialect.ts';
import { initial } from './migrations/0001-initial.ts';
import { modelAnswers } from './migrations/0002-model-answers.ts';
import { websiteKnowledge } from './migrations/0003-website-knowledge.ts';
import { importedFaqs } from './migrations/0004-imported-faqs.ts';
import { faqSearch } from './migrations/0005-faq-search.ts';
import { auditLog } from './migrations/0006-audit-log.ts';
import { visitorsData } from './migrations/0007-visitors-data.ts';
import { requestCounts } from './migrations/0008-request-counts.ts';
import { leadStatus } from './migrations/0009-lead-status.ts';
import { lastChanges } from './migrations/0010-last-changes.ts';
import { days } from './migrations/0011-days.ts';
import { sentSeals } from './migrations/0012-sent-seals.ts';
import { pagesReadBy } from './migrations/0013-pages-read-by.ts';
import { figuresByLocation } from './migrations/0014-figures-by-location.ts';
import { floods } from './migrations/0015-floods.ts';
import { pageAddresses } from './migrations/0016-page-addresses.ts';
import { modelShares } from './migrations/0017-model-shares.ts';
import { leadSearch } from './migrations/0018-lead-search.ts';
import { modelAnswersDefault } from './migrations/0019-model-answers-default.ts';
import { unitsAndZones } from './migrations/0020-units-and-zones.ts';
import { faqPages } from './migrations/0021-faq-pages.ts';
import { widgetPages } from './migrations/0022-widget-pages.ts';
import { sampleMarks } from './migrations/0023-sample-marks.ts';
import { setupDismissals } from './migrations/0024-setup-dismissals.ts';
import { accounts } from './migrations/0025-accounts.ts';
import { lastEvents } from './migrations/0026-last-events.ts';
import { dailySources } from './migrations/0027-daily-sources.ts';
import { dialogueState } from './migrations/0028-dialogue-state.ts';
import { spanishFaqs } from './migrations/0029-spanish-faqs.ts';
import { widgetSettings } from './migrations/0030-widget-settings.ts';
import { sessionBadges } from './migrations/0031-session-badges.ts';
import { changes } from './migrations/0032-changes.ts';
import { submissionWork } from './migrations/0033-submission-work.ts';
import { holds } from './migrations/0035-holds.ts';
import { calendarFeeds } from './migrations/0036-calendar-feeds.ts';
import { userLocations } from './migrations/0037-user-locations.ts';
import { invitations } from './migrations/0038-invitations.ts';
import { faqSets } from './migrations/0039-faq-sets.ts';
import { locationLists } from './migrations/0041-location-lists.ts';
import { dailyOutcomes } from './migrations/0042-daily-outcomes.ts';
import { weeklyReports } from './migrations/0043-weekly-reports.ts';
import { retentionByLocation } from './migrations/0046-retention-by-location.ts';
import { visitsOfBots } from './migrations/0047-visits-of-bots.ts';
import { mailLeases } from './migrations/0050-mail-leases.ts';
import { recentReplies } from './migrations/0051-recent-replies.ts';
import type { Database } from './schema.ts';

export type Migrations = Readonly<Record<string, Migration>>;

/** By name; the names sort in the order of application. */
export const migrationsOf = (types: ColumnTypes): Migrations => ({
  '0001-initial': initial(types),
  '0002-model-answers': modelAnswers,
  '0003-website-knowledge': websiteKnowledge(types),
  '0004-imported-faqs': importedFaqs,
  '0005-faq-search': faqSearch,
  '0006-audit-log': auditLog(types),
  '0007-visitors-data': visitorsData,
  '0008-request-counts': requestCounts(types),
  '0009-lead-status': leadStatus,
  '0010-last-changes': lastChanges,
  '0011-days': days,
  '0012-sent-seals': sentSeals,
  '0013-pages-read-by': pagesReadBy,
  '0014-figures-by-location': figuresByLocation(types),
  '0015-floods': floods(types),
  '0016-page-addresses': pageAddresses(types),
  '0017-model-shares': modelShares,
  '0018-lead-search': leadSearch,
  '0019-model-answers-default': modelAnswersDefault,
  '0020-units-and-zones': unitsAndZones,
  '0021-faq-pages': faqPages,
  '0022-widget-pages': widgetPages(types),
  '0023-sample-marks': sampleMarks(types),
  '0024-setup-dismissals': setupDismissals(types),
  '0025-accounts': accounts(types),
  '0026-last-events': lastEvents(types),
  '0027-daily-sources': dailySources,
  '0028-dialogue-state': dialogueState,
  '0029-spanish-faqs': spanishFaqs,
  '0030-widget-settings': widgetSettings,
  '0031-session-badges': sessionBadges,
  '0032-changes': changes,
  '0033-submission-work': submissionWork(types),
  '0035-holds': holds(types),
  '0036-calendar-feeds': calendarFeeds(types),
  '0037-user-locations': userLocations,
  '0038-invitations': invitations(types),
  '0039-faq-sets': faqSets(types),
  '0041-location-lists': locationLists,
  '0042-daily-outcomes': dailyOutcomes(types),
  '0043-weekly-reports': weeklyReports,
  '0046-retention-by-location': retentionByLocation,
  '0047-visits-of-bots': visitsOfBots,
  '0050-mail-leases': mailLeases(types),
  '0051-recent-replies': recentReplies(types),
});

const columnTypesOf = (db: Database): ColumnTypes => ({ instant: isPostgres(db) ? 'timestamptz' : 'text' });

/** The names of the migrations in this program. */
export const knownMigrations: readonly string[] = Object.keys(migrationsOf({ instant: 'text' }));

/**
 * Migrates the schema completely, or up to one migration; if one fails, none is applied. Several nodes may do so at
 * once: one migrates, the others wait. A newer program's database is refused.
 */
export async function migrate(
  db: Database,
  { upTo, migrations = migrationsOf(columnTypesOf(db)) }: { upTo?: string | undefined; migrations?: Migrations } = {},
): Promise<void> {
  assertKnown(await appliedMigrations(db), Object.keys(migrations));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = upTo === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(upTo);
  if (error === undefined) return;
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'the first step';
  throw new DatabaseUnavailable(
    `The database could not be brought up to date and is as it was before: ${failed} failed with "${reasonOf(error)}".`,
  );
}

/** The names of a database's applied migrations, oldest first; empty for an empty database. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** When a migration was applied, as ISO 8601; `undefined` if it wasn't. */
export async function migratedAt(db: Database, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ timestamp: string }>`
    select timestamp from kysely_migration where name = ${name}`.execute(db);
  return rows[0]?.timestamp;
}

function assertKnown(applied: readonly string[], known: readonly string[]): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new DatabaseUnavailable(
    `The database was made by a newer Chat Module: it has been through ${unknown.join(', ')}, which this one does not know. Start the newer one, or restore a backup that this one made.`,
  );
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
