import { type Candidate, textIn } from './candidate.ts';
import { isBold, type LineRange } from './line.ts';
import type { Page } from './page.ts';
import { isAsked } from './question-text.ts';

/** Headings by their level, then lines that only stand out. */
const belowHeadings = 7;

const rankOf = (page: Page, { question }: Candidate): number =>
  page.lines[question.from]?.headingLevel || belowHeadings;

const inOrder = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((one, other) => one.question.from - other.question.from);

/** How many non-question headings up to a rank precede each line. */
const titlesBefore = (page: Page, questions: ReadonlySet<number>, rank: number): Uint32Array => {
  const counts = new Uint32Array(page.lines.length + 1);
  page.lines.forEach(({ headingLevel }, at) => {
    const isTitle = headingLevel > 0 && headingLevel <= rank && !questions.has(at);
    counts[at + 1] = (counts[at] ?? 0) + (isTitle ? 1 : 0);
  });
  return counts;
};

const enough = 3;

/** The nearest preceding question of a higher rank for each one. */
const outerOf = (page: Page, ordered: readonly Candidate[]): Map<Candidate, Candidate> => {
  const outer = new Map<Candidate, Candidate>();
  const open: Candidate[] = [];
  for (const candidate of ordered) {
    while (open.length > 0 && rankOf(page, open.at(-1) ?? candidate) >= rankOf(page, candidate)) open.pop();
    const around = open.at(-1);
    if (around) outer.set(candidate, around);
    open.push(candidate);
  }
  return outer;
};

/**
 * Removes questions that an answer asks in passing: of a lower rank than the preceding question, whose answer has begun,
 * and fewer than those of its rank.
 */
export const withoutSubQuestions = (page: Page, candidates: readonly Candidate[]): readonly Candidate[] => {
  const ordered = inOrder(candidates);
  const questions = new Set(ordered.map(({ question }) => question.from));
  const counts = new Map<number, number>();
  for (const it of ordered) counts.set(rankOf(page, it), (counts.get(rankOf(page, it)) ?? 0) + 1);
  const titles = new Map([...counts.keys()].map((rank) => [rank, titlesBefore(page, questions, rank)]));
  const isAnsweredFirst = ({ question }: Candidate): boolean => {
    const line = page.lines[question.to];
    return !!line && line.headingLevel === 0 && !questions.has(question.to) && !isBold(line);
  };
  const isSubOf = (around: Candidate, candidate: Candidate): boolean => {
    const rank = rankOf(page, candidate);
    const [ofRank, ofOuter] = [counts.get(rank) ?? 0, counts.get(rankOf(page, around)) ?? 0];
    const before = titles.get(rank);
    const isTitledBetween = before?.[around.question.to] !== before?.[candidate.question.from];
    return ofOuter >= enough && ofRank < ofOuter && !isTitledBetween && isAnsweredFirst(around);
  };
  const outer = outerOf(page, ordered);
  return candidates.filter((candidate) => {
    const around = outer.get(candidate);
    return !around || !isAsked(textIn(page.lines, around.question)) || !isSubOf(around, candidate);
  });
};

/** A single first-level heading above several questions is the page's title. */
export const withoutTitle = (page: Page, candidates: readonly Candidate[]): readonly Candidate[] => {
  const titles = candidates.filter((candidate) => rankOf(page, candidate) === 1);
  return titles.length === 1 && candidates.length > enough ? candidates.filter((it) => it !== titles[0]) : candidates;
};

const fewLetters = 20;

/** The rest of a panel from its first nested panel, if its own answer has begun before. */
const restOf = (page: Page, { question, answer }: Candidate, next: Candidate | undefined): LineRange[] => {
  if (!answer || !next || !isAsked(textIn(page.lines, question))) return [];
  const rest = { from: next.question.from, to: page.rangeOf(answer).to };
  const own = textIn(page.lines, { from: question.to, to: Math.min(rest.from, rest.to) });
  return rest.from > question.to && rest.from < rest.to && own.length >= fewLetters ? [rest] : [];
};

/** Removes panels nested in a panel whose own answer has begun: they are part of that answer. */
export const withoutNested = (page: Page, marked: readonly Candidate[]): readonly Candidate[] => {
  const ordered = inOrder(marked);
  const inside = new Set<Candidate>();
  let end = 0;
  ordered.forEach((candidate, at) => {
    if (candidate.question.from < end) inside.add(candidate);
    const [rest] = restOf(page, candidate, ordered[at + 1]);
    if (rest) end = Math.max(end, rest.to);
  });
  return marked.filter((candidate) => !inside.has(candidate));
};
