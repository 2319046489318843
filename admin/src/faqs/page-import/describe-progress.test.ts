import type { PageProgress } from '@chat-module/contract/faqs';
import { expect, test } from 'vitest';
import { describeProgress } from './describe-progress.ts';

test.each<[progress: PageProgress | undefined, text: string]>([
  [undefined, 'Reading the page...'],
  [{ step: 'asking', host: 'store.example' }, 'Waiting for store.example...'],
  [{ step: 'receiving', host: 'store.example', bytes: 1 }, 'Receiving the page from store.example...'],
  [{ step: 'searching', host: 'store.example' }, 'Looking for questions and answers...'],
  [{ step: 'following', page: 3, pages: 12 }, 'Reading page 3 of 12 linked from the questions...'],
  [{ step: 'comparing', found: 1 }, 'Comparing 1 question with your FAQs...'],
])('%j', (progress, text) => expect(describeProgress(progress)).toBe(text));
