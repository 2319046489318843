import type { PageProgress } from '@chat-module/contract/faqs';
import type { Context } from '../context.ts';
import { unprocessable } from '../errors.ts';
import { PageRefused } from '../page-fetch/page-refused.ts';
import type { FaqPage } from './read-faqs-of-page.ts';

/** A body arrives in many chunks: reporting this often is enough. */
const leastMoreBytes = 64 * 1024;

function lessOften(tell: (progress: PageProgress) => void): (progress: PageProgress) => void {
  let toldFrom = 0;
  return (progress) => {
    if (progress.step === 'receiving') {
      if (progress.bytes < toldFrom) return;
      toldFrom = progress.bytes + leastMoreBytes;
    }
    tell(progress);
  };
}

/** The questions of a page, or a message for the operator who asked for it. */
export async function readFaqPage(
  { config }: Context,
  url: string,
  tell: (progress: PageProgress) => void,
): Promise<FaqPage> {
  // The HTML parser and the HTTP client take 40 MB; most processes never import a page.
  const { readFaqsOfPage } = await import('./read-faqs-of-page.ts');
  try {
    const page = await readFaqsOfPage(url, { allowHosts: config.fetchAllowHosts }, lessOften(tell));
    tell({ step: 'comparing', found: page.faqs.length });
    return page;
  } catch (error) {
    if (error instanceof PageRefused) throw unprocessable(error.message);
    throw error;
  }
}
