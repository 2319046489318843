import type { LineRange } from './line.ts';
import { leadsAway } from './line-links.ts';
import type { Page } from './page.ts';
import { questionKey } from './question-key.ts';

const linesOf = ({ from, to }: LineRange): number => to - from;

const lastKey = (page: Page, { to }: LineRange): string => questionKey(page.lines[to - 1]?.text ?? '');

const repeatsOfText = 3;
const repeatsOfLink = 2;

/** Last lines that several answers share: calls to action, not what answers. */
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
    if (count >= (leadsAway(page, answer.to - 1) ? repeatsOfLink : repeatsOfText)) repeated.add(lastKey(page, answer));
  }
  return repeated;
};

const mostRepeatedLines = 3;

/** Answers without the calls to action that end several of them. */
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

const linksOn = (page: Page, at: number): number =>
  new Set(page.lines[at]?.runs.flatMap(({ href }) => href ?? [])).size;

const isIntroduction = (text: string | undefined): boolean => /[:：]\s*$/.test(text ?? '');

/** An answer without the links to other pages behind it: several, or to the page before or after this one. */
export const withoutNavigation = (page: Page, answer: LineRange): LineRange => {
  let { to } = answer;
  let links = 0;
  let isPager = false;
  while (to > answer.from && leadsAway(page, to - 1)) {
    to -= 1;
    links += linksOn(page, to);
    isPager ||= pager.test(page.lines[to]?.text ?? '');
  }
  if ((links < 2 && !isPager) || isIntroduction(page.lines[to - 1]?.text)) return answer;
  const title = page.lines[to - 1];
  if (title && title.headingLevel > 0) to -= 1;
  return to > answer.from ? { ...answer, to } : answer;
};
