import { questionKey } from '../../faqs/question-key.ts';
import { isCallToAction } from './call-to-action.ts';
import { styleOf, textIn } from './candidate.ts';
import { categoriesOf } from './categories.ts';
import { type Page, readPage } from './page.ts';
import type { Pair } from './pair-up.ts';
import { isProbablyAsked, tidyQuestion } from './question-text.ts';

/** A question on an index page whose answer is on its own page. */
export interface LinkedQuestion {
  readonly question: string;
  readonly url: string;
  readonly category?: string;
}

interface Entry extends Pair {
  readonly url: string;
  readonly style: string;
}

const sameSiteUrl = (page: Page, at: number): string | undefined => {
  const hrefs = new Set(page.lines[at]?.runs.flatMap(({ href }) => href ?? []));
  const [href] = hrefs;
  if (hrefs.size !== 1 || href === undefined) return undefined;
  const url = new URL(href);
  url.hash = '';
  const isElsewhere = url.host === new URL(page.url).host && url.href !== page.url.replace(/#.*$/, '');
  return isElsewhere && /^https?:$/.test(url.protocol) ? url.href : undefined;
};

const entriesOf = (page: Page): Entry[] =>
  page.lines.flatMap((line, at): Entry[] => {
    const url = page.isInFaq(at) && !isCallToAction(line.text) ? sameSiteUrl(page, at) : undefined;
    if (url === undefined) return [];
    const range = { from: at, to: at + 1 };
    return [{ url, style: styleOf(line), question: tidyQuestion(textIn(page.lines, range)), answer: url, ...range }];
  });

const enough = 3;
const mostOfThem = 0.5;

/** Links of one style are questions if most of them ask. */
const trusted = (entries: readonly Entry[]): Entry[] => {
  const counts = new Map<string, { all: number; asking: number }>();
  for (const { style, question } of entries) {
    const { all, asking } = counts.get(style) ?? { all: 0, asking: 0 };
    counts.set(style, { all: all + 1, asking: asking + (isProbablyAsked(question) ? 1 : 0) });
  }
  return entries.filter(({ style }) => {
    const { all, asking } = counts.get(style) ?? { all: 1, asking: 0 };
    return asking >= enough && asking / all >= mostOfThem;
  });
};

/** The questions of a help center's index, in its order, each once; only on an FAQ page. */
export const linkedQuestions = (html: string, url: string): LinkedQuestion[] => {
  const page = readPage(html, url);
  const entries = trusted(entriesOf(page));
  const categories = categoriesOf(page, entries);
  const byKey = new Map<string, LinkedQuestion>();
  entries.forEach(({ question, url }, at) => {
    const category = categories[at];
    const key = questionKey(question);
    if (!byKey.has(key)) byKey.set(key, { question, url, ...(category && { category }) });
  });
  return [...byKey.values()];
};
