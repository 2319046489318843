import type { Page } from '../database/paging.ts';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { exportPages } from '../http/export-pages.ts';
import { nameDeletedLocationsOfPage } from '../locations/name-deleted-locations.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { nameLocations } from '../submissions/name-locations.ts';
import { listUnanswered } from './unanswered.store.ts';

const headings = ['Last asked (UTC)', 'First asked (UTC)', 'Question', 'Times asked', 'Bot', 'Location'];

/** The unanswered questions of a filter as CSV. */
export const exportUnanswered = (db: Database, filter: LocationFilter): AsyncGenerator<string> =>
  exportPages(
    headings,
    async (request) => {
      const page = await nameDeletedLocationsOfPage(db, await listUnanswered(db, filter, request));
      return nameBots(db, await nameLocations(db, page));
    },
    ({ lastAskedAt, firstAskedAt, question, count, botName, locationName }) => [
      ...[lastAskedAt, firstAskedAt, question, count, botName, locationName],
    ],
  );

async function nameBots<Row extends Pick<UnansweredQuestionRow, 'botId'>>(
  db: Database,
  { rows, nextCursor }: Page<Row>,
): Promise<Page<Row & { readonly botName: string }>> {
  // PostgreSQL takes no empty list.
  const ids = ['', ...new Set(rows.map(({ botId }) => botId))];
  const bots = await db.selectFrom('bots').select(['id', 'name']).where('id', 'in', ids).execute();
  const names = new Map(bots.map(({ id, name }) => [id, name]));
  return { rows: rows.map((row) => ({ ...row, botName: names.get(row.botId) ?? 'Unknown' })), nextCursor };
}
