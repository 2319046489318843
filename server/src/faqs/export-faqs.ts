import { faqCsvColumns } from '@chat-module/contract/faqs';
import type { Page, PageRequest } from '../database/paging.ts';
import type { FaqRow } from '../database/rows/faqs.ts';
import type { Database } from '../database/schema.ts';
import { exportPages } from '../http/export-pages.ts';
import type { Scope } from '../session/operator.ts';
import { type FaqFilter, listFaqs, listOwnerNames } from './faqs.store.ts';

/** The FAQs that match a filter, as CSV: first those of bots, then those of sets. */
export async function* exportFaqs(db: Database, scope: Scope, filter: FaqFilter): AsyncGenerator<string> {
  if (filter.setId !== undefined) return yield* exportOf(db, scope, { ...filter, of: 'sets' });
  yield* exportOf(db, scope, { ...filter, of: 'bots' });
  if (!filter.botId) yield* withoutHeading(exportOf(db, scope, { ...filter, of: 'sets' }));
}

const exportOf = (db: Database, scope: Scope, filter: FaqFilter): AsyncGenerator<string> =>
  exportPages(
    faqCsvColumns,
    (request) => readNamed(db, scope, filter, request),
    ({ question, answer, category, questionEs, answerEs, status, botName, setName, usageCount }) => [
      ...[question, answer, category, questionEs, answerEs, status, botName, setName, usageCount],
    ],
  );

interface NamedFaq extends FaqRow {
  readonly botName: string;
  readonly setName: string;
}

async function readNamed(db: Database, scope: Scope, filter: FaqFilter, request: PageRequest): Promise<Page<NamedFaq>> {
  const page = await listFaqs(db, scope, filter, request);
  const names = await listOwnerNames(db, page.rows);
  const nameOf = (id: string | null) => names.get(id ?? '') ?? '';
  return {
    ...page,
    rows: page.rows.map((faq) => ({ ...faq, botName: nameOf(faq.botId), setName: nameOf(faq.setId) })),
  };
}

async function* withoutHeading(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  await lines.next();
  yield* lines;
}
