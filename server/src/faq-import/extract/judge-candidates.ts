import { isCallToAction } from './call-to-action.ts';
import { type Candidate, textIn } from './candidate.ts';
import type { Page } from './page.ts';
import { isAsked, isProbablyAsked, isTelling } from './question-text.ts';

interface Group {
  readonly candidates: readonly Candidate[];
  readonly inFaq: boolean;
}

const groupsOf = (page: Page, candidates: readonly Candidate[]): Group[] => {
  const groups = new Map<string, { candidates: Candidate[]; inFaq: boolean }>();
  for (const candidate of candidates) {
    const inFaq = page.isInFaq(candidate.question.from);
    const key = `${inFaq} ${candidate.style}`;
    const group = groups.get(key) ?? { candidates: [], inFaq };
    group.candidates.push(candidate);
    groups.set(key, group);
  }
  return [...groups.values()];
};

const maxQuestionLength = 600;

const questionOf = (page: Page, { question }: Candidate): string => textIn(page.lines, question);

const asksOutright = (page: Page) => (candidate: Candidate) => isAsked(questionOf(page, candidate));
const asks = (page: Page) => (candidate: Candidate) => isProbablyAsked(questionOf(page, candidate));

/** Panels that ask nothing count on an FAQ page that has none that do. */
const isTrustedMarkup = (page: Page, { candidates, inFaq }: Group, anyAsked: boolean): boolean => {
  const asked = candidates.filter(asks(page)).length;
  if (inFaq) return asked / candidates.length >= 0.25 || (!anyAsked && candidates.length >= 3);
  return isSingleQuestion(page, candidates) || (asked >= 2 && asked / candidates.length >= 0.5);
};

/** A page's only panel must clearly be a question. */
const isSingleQuestion = (page: Page, candidates: readonly Candidate[]): boolean =>
  candidates.length === 1 && candidates.every((it) => asksOutright(page)(it) && !isCallToAction(questionOf(page, it)));

/**
 * For markup meant for questions or panels: a summary, a term, an accordion's button. If enough panels of one style ask
 * something, the others are questions too, whatever their words.
 */
export const trustMarkup = (page: Page, candidates: readonly Candidate[]): Candidate[] => {
  const anyAsked = candidates.some(asks(page));
  return groupsOf(page, candidates)
    .filter((group) => isTrustedMarkup(page, group, anyAsked))
    .flatMap((group) => group.candidates)
    .filter((candidate) => questionOf(page, candidate).length <= maxQuestionLength);
};

/** Names of site sections, and remarks: "Note:". */
const endsList =
  /[:!,]$|^(contact|get in touch|call |visit|follow|share|connect|related|more |about|our |subscribe|newsletter|sign up|log ?in|book |order |request|links|quick links|location|address|recent|popular|latest|categories|tags|archives|search|comments?|leave a|copyright|kontakt|contacto|contact|contatti|contato|contattaci|nous |über uns|over ons|impressum|síguenos|suivez)/i;

/**
 * Between or after questions of one style, a line that asks nothing counts too, such as a complaint that gets an answer.
 */
const withThoseAmong = (page: Page, { candidates, inFaq }: Group, asking: readonly Candidate[]): Candidate[] => {
  if (!inFaq || asking.length < 3 || asking.length / candidates.length < 0.6) return [...asking];
  const isAsking = new Set(asking);
  const first = asking[0]?.question.from ?? 0;
  const last = asking.at(-1)?.question.from ?? 0;
  const mayBeLast = (text: string): boolean => !endsList.test(text) && !isCallToAction(text) && !isTelling(text);
  const isAmong = (candidate: Candidate): boolean =>
    candidate.question.from > first && (candidate.question.from < last || mayBeLast(questionOf(page, candidate)));
  return candidates.filter((candidate) => isAsking.has(candidate) || isAmong(candidate));
};

const company = 3;

/** Lines that ask outright, in a run of their style without one that doesn't. */
const inCompany = (page: Page, { candidates }: Group, asking: readonly Candidate[]): Candidate[] => {
  const outright = new Set(asking.filter(asksOutright(page)));
  const trusted: Candidate[] = [];
  let run: Candidate[] = [];
  for (const candidate of [...candidates, undefined]) {
    if (candidate && outright.has(candidate)) run.push(candidate);
    else {
      if (run.length >= company) trusted.push(...run);
      run = [];
    }
  }
  return trusted;
};

const countAskedLines = (page: Page): number => page.lines.filter(({ text }) => isAsked(text)).length;

/** On a page that uses question marks, one or two lines without one are titles, such as "How it works". */
const isTitleOnly = (page: Page, asking: readonly Candidate[]): boolean =>
  asking.length < company && !asking.some(asksOutright(page)) && countAskedLines(page) >= company;

const trustGroup = (page: Page, group: Group): Candidate[] => {
  const asking = group.candidates.filter(
    (candidate) => asks(page)(candidate) && !isCallToAction(questionOf(page, candidate)),
  );
  if (group.inFaq) return isTitleOnly(page, asking) ? [] : withThoseAmong(page, group, asking);
  return page.isArticle ? [] : inCompany(page, group, asking);
};

/** For lines that only look like questions, such as headings and bold text: they must ask, and several of them. */
export const trustAppearance = (page: Page, candidates: readonly Candidate[]): Candidate[] =>
  groupsOf(page, candidates).flatMap((group) => trustGroup(page, group));
