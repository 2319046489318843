import type { PageProgress } from '@chat-module/contract/faqs';
import { countOf } from '../../ui/list/count-of.ts';

/** The current step of reading a page, as a sentence. */
export function describeProgress(progress: PageProgress | undefined): string {
  switch (progress?.step) {
    case 'asking':
      return `Waiting for ${progress.host}...`;
    case 'receiving':
      return `Receiving the page from ${progress.host}...`;
    case 'searching':
      return 'Looking for questions and answers...';
    case 'following':
      return `Reading page ${progress.page} of ${progress.pages} linked from the questions...`;
    case 'comparing':
      return `Comparing ${countOf(progress.found, 'question')} with your FAQs...`;
    case undefined:
      return 'Reading the page...';
  }
}
