import {
  ancestorsOf,
  commonAncestor,
  type Element,
  isElement,
  type Node,
  parentOf,
} from '../../page-fetch/parse-page.ts';
import { answerMarkdown } from './answer-markdown.ts';
import { isCallToAction } from './call-to-action.ts';
import { type Candidate, textIn } from './candidate.ts';
import type { Line } from './line.ts';
import { isContentsEntry, leadsAway } from './line-links.ts';
import type { Page } from './page.ts';
import { isAsked, tidyQuestion } from './question-text.ts';
import { withoutCards } from './section-cards.ts';
import type { Span } from './span.ts';
import { withoutNavigation, withoutRepeatedEndings } from './trim-answers.ts';

/** A question with the lines of its answer; empty if nothing answers it. */
export interface Pair {
  readonly question: string;
  readonly answer: string;
  readonly from: number;
  readonly to: number;
}

/** In the page's order; of overlapping candidates, the one from the earlier strategy. */
const inOrder = (candidates: readonly Candidate[]): Candidate[] => {
  const taken = new Set<number>();
  const kept = candidates.filter(({ question }) => {
    if (question.from === question.to) return false;
    for (let at = question.from; at < question.to; at += 1) if (taken.has(at)) return false;
    for (let at = question.from; at < question.to; at += 1) taken.add(at);
    return true;
  });
  return kept.sort((one, other) => one.question.from - other.question.from);
};

const textBlocks = new Set('p b strong span a font u em i center dt summary label button'.split(' '));

const isTextBlock = (element: Element): boolean => textBlocks.has(element.name) || /^h[1-6]$/.test(element.name);

/** The part of the page that an answer stays in: the one it shares with its question. */
const scopeOf = (shared: Element | undefined): Element | undefined =>
  [...ancestorsOf(shared)].find((element) => !isTextBlock(element));

/** The child of the shared part that contains the question; undefined if it is in the part itself. */
const branchOf = ({ block }: Line, shared: Element | undefined): Element | undefined =>
  block === shared ? undefined : [...ancestorsOf(block)].find((element) => parentOf(element) === shared);

const isWithin = (line: Line, part: Element | undefined): boolean =>
  !part || [...ancestorsOf(line.block)].includes(part);

const lowestDividingLevel = 3;

const endOfContent =
  /^(©|\(c\) ?\d|copyright\b|all rights reserved|last (updated|modified)|page last|share (this|on)\b|tags:|posted (in|by|on)\b|filed under|leave a (reply|comment)|related (posts|articles|pages))/i;

/** Ends an answer: a heading of the same or a higher rank, a call to action, or a page's closing text. */
const divides = (line: Line, question: Line): boolean => {
  const lowest = question.headingLevel || lowestDividingLevel;
  if (line.headingLevel > 0 && line.headingLevel <= lowest) return true;
  return endOfContent.test(line.text) || (isAsked(line.text) && isCallToAction(line.text));
};

/** Where the answer after a question ends, at the latest before the next question. */
const endOfFollowing = (page: Page, { question }: Candidate, previousAt: number, nextAt: number): number => {
  const asked = page.lines[question.to - 1];
  const first = page.lines[question.to];
  if (!asked || !first || question.to >= nextAt) return question.to;
  const shared = commonAncestor(asked.block, first.block);
  const branch = branchOf(asked, shared);
  const scope = scopeOf(shared);
  // If a part has several questions, text after the part answers none of them.
  if (branch && page.rangeOf(branch).from <= previousAt) return question.to;
  let to = question.to;
  while (to < nextAt) {
    const line = page.lines[to];
    if (!line || divides(line, asked) || !isWithin(line, scope)) break;
    to += 1;
  }
  return to;
};

const endOfPanel = (page: Page, panel: Element, nextAt: number): number => Math.min(page.rangeOf(panel).to, nextAt);

const everyLine = (from: number, to: number, holds: (at: number) => boolean): boolean => {
  for (let at = from; at < to; at += 1) if (!holds(at)) return false;
  return true;
};

/** A list of links within this page is no answer; their targets may be. */
const isContentsOnly = (page: Page, from: number, to: number): boolean =>
  everyLine(from, to, (at) => isContentsEntry(page, at));

const isChoiceInput = (node: Node): boolean =>
  isElement(node) && node.name === 'input' && /^(radio|checkbox)$/i.test(node.attribs.type ?? '');

/** One of several buttons or checkboxes. */
const isChoice = (page: Page, at: number): boolean => {
  const block = page.lines[at]?.block;
  return !!block && (block.name === 'button' || block.children.some(isChoiceInput));
};

/** A title with only links to other pages below it is no question. */
const isMenu = (page: Page, title: string, from: number, to: number): boolean =>
  !isAsked(title) && everyLine(from, to, (at) => leadsAway(page, at));

/** Neither choices nor a table of contents is an answer. */
const answersNothing = (page: Page, title: string, from: number, to: number): boolean =>
  isContentsOnly(page, from, to) || everyLine(from, to, (at) => isChoice(page, at)) || isMenu(page, title, from, to);

const spanOf = (page: Page, candidate: Candidate, previousAt: number, nextAt: number): Span => {
  const { question, answer: panel } = candidate;
  const from = Math.max(question.to, panel ? page.rangeOf(panel).from : 0);
  const to = panel ? endOfPanel(page, panel, nextAt) : endOfFollowing(page, candidate, previousAt, nextAt);
  return { candidate, answer: { from, to: Math.max(from, to) } };
};

const trimmed = (page: Page, spans: readonly Span[]): Span[] => {
  const answers = withoutRepeatedEndings(
    page,
    spans.map(({ answer }) => answer),
  );
  return spans.map(({ candidate }, at) => {
    const answer = answers[at] ?? candidate.question;
    const isLast = at === spans.length - 1 && !candidate.answer;
    return { candidate, answer: isLast ? withoutNavigation(page, answer) : answer };
  });
};

const pairOf = (page: Page, { candidate, answer }: Span): Pair => {
  const { question } = candidate;
  const { from, to } = answer;
  const asked = textIn(page.lines, question);
  return {
    question: tidyQuestion(asked),
    answer: answersNothing(page, asked, from, to) ? '' : answerMarkdown(page.lines.slice(from, to)),
    from: question.from,
    to: Math.max(to, question.to),
  };
};

/** Gives every question the text that answers it: its panel, or what follows up to the next question. */
export const pairUp = (page: Page, candidates: readonly Candidate[]): Pair[] => {
  const ordered = inOrder(candidates);
  const spans = ordered.map((candidate, at) => {
    const previousAt = ordered[at - 1]?.question.from ?? -1;
    const nextAt = ordered[at + 1]?.question.from ?? page.lines.length;
    return spanOf(page, candidate, previousAt, nextAt);
  });
  return trimmed(page, withoutCards(page, spans)).map((span) => pairOf(page, span));
};
