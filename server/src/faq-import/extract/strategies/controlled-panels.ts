import { classesOf, type Element } from '../../../page-fetch/parse-page.ts';
import type { Candidate, Strategy } from '../candidate.ts';
import { trustMarkup } from '../judge-candidates.ts';
import type { Page } from '../page.ts';

const triggers =
  '[aria-controls], [data-target], [data-bs-target], [data-toggle="collapse"], [data-bs-toggle="collapse"]';
const idAttributes = ['aria-controls', 'data-bs-target', 'data-target', 'href'];

const panelIdOf = ({ attribs }: Element): string | undefined =>
  idAttributes
    .map((name) => attribs[name] ?? '')
    .map((value, at) => (at === 0 ? value : value.startsWith('#') ? value.slice(1) : ''))
    .find((id) => id !== '');

const elementsById = ({ $ }: Page): Map<string, Element[]> => {
  const byId = new Map<string, Element[]>();
  for (const element of $('[id]').toArray()) {
    const id = element.attribs.id ?? '';
    const sharing = byId.get(id);
    if (sharing) sharing.push(element);
    else byId.set(id, [element]);
  }
  return byId;
};

const styleOfTrigger = (trigger: Element): string =>
  `panel ${trigger.name} ${classesOf(trigger)
    .filter((name) => !/\d|^(collapsed|active|show|open)$/.test(name))
    .join(' ')}`;

const unnamedTriggers = 'button[aria-expanded], [role="button"][aria-expanded]';

/** Buttons that open what follows, without naming it. */
const unnamedPanels = (page: Page): Candidate[] =>
  page
    .$(unnamedTriggers)
    .toArray()
    .filter((trigger) => panelIdOf(trigger) === undefined)
    .map((trigger) => ({ question: page.rangeOf(trigger), style: styleOfTrigger(trigger) }));

/** Buttons and links that name the panel they open: ARIA accordions, Bootstrap 3 to 5. */
export const controlledPanels: Strategy = (page) => {
  const panels = elementsById(page);
  const candidates = page
    .$(triggers)
    .toArray()
    .flatMap((trigger): Candidate[] => {
      const question = page.rangeOf(trigger);
      // Copied parts of a page repeat ids: the next one below is meant.
      const answer = panels.get(panelIdOf(trigger) ?? '')?.find((panel) => page.rangeOf(panel).from >= question.to);
      return answer && question.from < question.to ? [{ question, answer, style: styleOfTrigger(trigger) }] : [];
    });
  return trustMarkup(page, [...candidates, ...unnamedPanels(page)]);
};
