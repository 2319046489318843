import type { Context } from '../context.ts';
import { unprocessable } from '../errors.ts';
import { PageRefused } from '../website/page-refused.ts';
import type { FaqPage } from '../website/read-faqs-of-page.ts';

/** The questions of a page, or a sentence for the operator who asked for it. */
export async function readFaqPage({ config }: Context, url: string): Promise<FaqPage> {
  // The HTML parser and the HTTP client take 40 MB; most processes never import a page.
  const { readFaqsOfPage } = await import('../website/read-faqs-of-page.ts');
  try {
    return await readFaqsOfPage(url, { allowHosts: config.fetchAllowHosts });
  } catch (error) {
    if (error instanceof PageRefused) throw unprocessable(error.message);
    throw error;
  }
}
