import type { FoundFaq, GoneFaq, PageProgress } from '@chat-module/contract/faqs';
import type { Context } from '../context.ts';
import { type FaqOwner, listFaqsOfPage } from '../faqs/faqs.store.ts';
import { questionKey } from '../faqs/question-key.ts';
import { compareFaqs, isEdited } from './compare-faqs.ts';
import { pageKey } from './page-key.ts';
import { readFaqPage } from './read-faq-page.ts';
import type { FaqPage } from './read-faqs-of-page.ts';

interface Preview {
  readonly url: string;
  readonly faqs: FoundFaq[];
  readonly gone: GoneFaq[];
}

/** The questions that an import of the page would bring, compared with the owner's FAQs. */
export async function previewFaqs(
  context: Context,
  owner: FaqOwner,
  url: string,
  tell: (progress: PageProgress) => void,
): Promise<Preview> {
  const page = await readFaqPage(context, url, tell);
  const compared = await compareFaqs(context.db, owner, page.faqs);
  const faqs = compared.map(({ found, state, stored }) => ({ ...found, state, stored }));
  return { url: page.url, faqs, gone: await findGone(context, owner, page) };
}

/** FAQs from an earlier import whose question the page no longer has, in its current or imported words. */
async function findGone({ db }: Context, owner: FaqOwner, { url, faqs, unanswered }: FaqPage): Promise<GoneFaq[]> {
  const keys = new Set([...faqs.map(({ question }) => question), ...unanswered].map(questionKey));
  const ofPage = await listFaqsOfPage(db, owner, pageKey(url));
  return ofPage
    .filter((row) => !keys.has(row.questionKey) && !keys.has(row.importedKey ?? ''))
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .map((row) => ({ ...row, edited: isEdited(row) }));
}
