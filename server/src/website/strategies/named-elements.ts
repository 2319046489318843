import type { Candidate, Strategy } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';
import type { Page } from '../page.ts';
import { classesOf, type Element } from '../parse-page.ts';

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

/** A class on the item as a whole stands for its first line, or the second where the first is a bare number. */
const candidateOf = (page: Page, element: Element): Candidate[] => {
  const name = nameOfQuestion(element);
  const { from, to } = page.rangeOf(element);
  const at = [from, from + 1].find((line) => line < to && /\p{L}/u.test(page.lines[line]?.text ?? ''));
  if (!name || at === undefined) return [];
  return [{ question: { from: at, to: at + 1 }, style: `named ${element.name}.${name.replace(/\d+/g, '')}` }];
};

/** Elements whose class says that they are a question or the title of a panel. */
export const namedElements: Strategy = (page) =>
  trustMarkup(
    page,
    page
      .$('[class]')
      .toArray()
      .flatMap((element) => candidateOf(page, element)),
  );
