import { classesOf, type Element, isElement, type Node } from './parse-page.ts';

const skippedTags = new Set(
  (
    'title script style noscript template svg math iframe object video audio canvas map nav footer aside select ' +
    'textarea datalist input img picture menu rp rt'
  ).split(' '),
);

const skippedRoles = new Set([
  'navigation',
  'contentinfo',
  'search',
  'menu',
  'menubar',
  'complementary',
  'alertdialog',
]);

const skippedNames =
  /^(site-?|page-?|main-?|global-?|mega-?|primary-?|mobile-?)?(nav|navbar|navigation|menu|breadcrumbs?|pagination|footer[\w-]*|colophon)$/i;
const skippedExtras =
  /^(skip-link|screen-reader-text|sr-only|visually-hidden|comment-respond|sharedaddy|widget-area|w-nav|mw-editsection|hash-link|anchorjs-link)$/i;

const cookieNotice =
  /(cookie|consent|gdpr|onetrust)[\w-]*(banner|bar|notice|notification|popup|modal|overlay|law|dialog|consent|sdk)/i;

const namesOf = (element: Element): string[] => [...classesOf(element), element.attribs.id ?? ''];

/** Webflow marks its accordion panels as navigation; those of its menus are nested in one. */
const isWebflowPanel = (element: Element): boolean =>
  element.name === 'nav' && classesOf(element).includes('w-dropdown-list');

const isIcon = (element: Element): boolean =>
  (element.name === 'i' || element.name === 'span') &&
  (element.attribs['aria-hidden'] === 'true' ||
    classesOf(element).some((name) =>
      /(^|[-_])(icons?|fa|fas|far|fab|material-symbols-\w+|glyphicon)($|[-_])/i.test(name),
    ));

function* elementsBelow(element: Element): Generator<Element> {
  const pending: Node[] = [...element.children];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (!isElement(node)) continue;
    yield node;
    pending.push(...node.children);
  }
}

const isTextControl = ({ name, attribs }: Element): boolean =>
  name === 'textarea' || (name === 'input' && ['text', 'email', 'tel'].includes(attribs.type ?? 'text'));

/** A form to fill in. ASP.NET wraps the whole page in a form that holds its view state. */
const isFormToFill = (element: Element): boolean => {
  if (element.name !== 'form') return false;
  const below = [...elementsBelow(element)];
  return below.some(isTextControl) && !below.some(({ attribs }) => attribs.name?.startsWith('__VIEWSTATE'));
};

const hasNavigation = (element: Element): boolean =>
  [...elementsBelow(element)].some(({ name, attribs }) => name === 'nav' || attribs.role === 'navigation');

/** Everything around a page's content: navigation, footers, forms, notices, icons. */
export const isSkipped = (element: Element): boolean => {
  const { name, attribs } = element;
  if (name === 'html' || name === 'body' || name === 'main' || isWebflowPanel(element)) return false;
  if (skippedTags.has(name) || skippedRoles.has(attribs.role ?? '')) return true;
  if (namesOf(element).some((each) => skippedNames.test(each) || skippedExtras.test(each))) return true;
  if (namesOf(element).some((each) => cookieNotice.test(each))) return true;
  if (name === 'header' && hasNavigation(element)) return true;
  return isIcon(element) || isFormToFill(element);
};
