import type { FoundFaq, PageProgress } from '@chat-module/contract/faqs';
import { findBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { compareFaqs } from './compare-faqs.ts';
import { readFaqPage } from './read-faq-page.ts';

/** What an import of the page would bring, beside what the bot has. */
export async function previewFaqs(
  context: Context,
  botId: string,
  url: string,
  tell: (progress: PageProgress) => void,
): Promise<{ readonly url: string; readonly faqs: FoundFaq[] }> {
  if (!(await findBot(context.db, botId))) throw notFound('The bot');
  const page = await readFaqPage(context, url, tell);
  const compared = await compareFaqs(context.db, botId, page.faqs);
  return { url: page.url, faqs: compared.map(({ found, state, stored }) => ({ ...found, state, stored })) };
}
