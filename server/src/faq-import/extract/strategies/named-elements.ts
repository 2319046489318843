import { classesOf, type Element } from '../../../page-fetch/parse-page.ts';
import type { Candidate, Strategy } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';
import type { Page } from '../page.ts';

const title = '(title|header|heading|head|button|btn|trigger|toggle|toggler|question|label|link|summary|control)';
const questionNames: readonly RegExp[] = [
  /(^|[-_])(question|ques|faq-?q|q)($|[-_](text|title|header|heading|name|button)$)/i,
  new RegExp(
    `(^|[-_])(faqs?|accordi?on|collapsible|collapse|expander|expand|toggle|tab|panel|dropdown)s?([-_]+\\w+)?[-_]*${title}$`,
    'i',
  ),
  new RegExp(`(accordion|faq|collapsible|toggle|expander)(item)?_*-*${title}($|__|--)`, 'i'),
  /(^|[-_])(faqs?|accordi?on|toggle)([-_]|__)?item$/i,
  /^(accordion|collapsible|toggle|w-dropdown-toggle)$/i,
];

const nameOfQuestion = (element: Element): string | undefined =>
  classesOf(element).find((name) => questionNames.some((pattern) => pattern.test(name)));

const isCalledAnswer = (element: Element | undefined): boolean =>
  !!element && classesOf(element).some((name) => /(^|[-_])(answer|ans|a)$/i.test(name));

const maxQuestionLines = 8;

interface NamedCandidate extends Candidate {
  /** Its sibling is named as its answer. */
  readonly isPaired: boolean;
}

/**
 * The sibling of a named answer is the whole question. A class on the item as a whole means its first line, or the second if
 * the first is only a number.
 */
const candidateOf = (page: Page, element: Element): NamedCandidate[] => {
  const name = nameOfQuestion(element);
  const { from, to } = page.rangeOf(element);
  const at = [from, from + 1].find((line) => line < to && /\p{L}/u.test(page.lines[line]?.text ?? ''));
  if (!name || at === undefined) return [];
  const isPaired = to - at <= maxQuestionLines && isCalledAnswer(page.$(element).next().get(0));
  const question = { from: at, to: isPaired ? to : at + 1 };
  return [{ question, isPaired, style: `named ${element.name}.${name.replace(/\d+/g, '')}` }];
};

/** Elements whose class names them a question or a panel's title. */
export const namedElements: Strategy = (page) => {
  const candidates = page
    .$('[class]')
    .toArray()
    .flatMap((element) => candidateOf(page, element));
  const isCertain = ({ isPaired, question }: NamedCandidate): boolean => isPaired && page.isInFaq(question.from);
  return [...candidates.filter(isCertain), ...trustMarkup(page, candidates)];
};
