import { questionKey } from '../../faqs/question-key.ts';
import type { LineRange } from './line.ts';
import { leadsAway } from './line-links.ts';
import type { Page } from './page.ts';

const linesOf = ({ from, to }: LineRange): number => to - from;

const lastKey = (page: Page, { to }: LineRange): string => questionKey(page.lines[to - 1]?.text ?? '');

const repeatsOfText = 3;
const repeatsOfLink = 2;
const leastShare = 0.2;

/** Last lines that several answers share: calls to action, not answers. */
const repeatedEndings = (page: Page, answers: readonly LineRange[]): Set<string> => {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    if (linesOf(answer) < 2) continue;
    const key = lastKey(page, answer);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const repeated = new Set<string>();
  for (const answer of answers) {
    const count = counts.get(lastKey(page, answer)) ?? 0;
    const least = leadsAway(page, answer.to - 1) ? repeatsOfLink : repeatsOfText;
    if (count >= Math.max(least, leastShare * answers.length)) repeated.add(lastKey(page, answer));
  }
  return repeated;
};

const mostRepeatedLines = 3;

/** Removes the calls to action that end several answers. */
export const withoutRepeatedEndings = (page: Page, answers: readonly LineRange[]): LineRange[] => {
  let trimmed = [...answers];
  for (let round = 0; round < mostRepeatedLines; round += 1) {
    const repeated = repeatedEndings(page, trimmed);
    if (repeated.size === 0) break;
    trimmed = trimmed.map((answer) =>
      linesOf(answer) >= 2 && repeated.has(lastKey(page, answer)) ? { ...answer, to: answer.to - 1 } : answer,
    );
  }
  return trimmed;
};

const pager = /^\W*(previous|prev|next|older|newer|continue to|continue reading)\b/i;

const hrefsOn = (page: Page, at: number): Set<string> =>
  new Set(page.lines[at]?.runs.flatMap(({ href }) => href ?? []));

/** A phone number or an email address may be the answer. */
const leadsToPages = (page: Page, at: number): boolean =>
  leadsAway(page, at) && [...hrefsOn(page, at)].every((href) => href.startsWith('http'));

const isBar = (page: Page, at: number): boolean => hrefsOn(page, at).size >= 2;
const isPager = (page: Page, at: number): boolean => pager.test(page.lines[at]?.text ?? '');
const isTitle = (page: Page, at: number): boolean => (page.lines[at]?.headingLevel ?? 0) > 0;

/** Removes what leads away from an answer: link bars, "next page" links, titled link lists. */
export const withoutNavigation = (page: Page, answer: LineRange): LineRange => {
  let { to } = answer;
  while (to > answer.from && leadsToPages(page, to - 1) && (isBar(page, to - 1) || isPager(page, to - 1))) to -= 1;
  let title = to - 1;
  while (title > answer.from && leadsToPages(page, title)) title -= 1;
  if (isTitle(page, title) && to - title > 2) to = title;
  return to > answer.from ? { ...answer, to } : answer;
};
