import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page, PageRequest } from '../database/paging.ts';
import { type Cell, csvLine } from './csv.ts';

const batchSize = 200;

/** A heading, then all pages of a list, a page of lines at a time. */
export async function* exportPages<Row>(
  headings: readonly string[],
  readPage: (page: PageRequest) => Promise<Page<Row>>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<string> {
  yield csvLine(headings);
  let cursor: string | undefined;
  do {
    const page = await readPage({ limit: batchSize, cursor });
    if (page.rows.length > 0) yield page.rows.map((row) => csvLine(cellsOf(row))).join('');
    cursor = page.nextCursor;
    // Lets other requests run: the embedded database answers synchronously, and a fast reader never waits.
    await nextTurn();
  } while (cursor !== undefined);
}
