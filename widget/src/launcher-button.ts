import { isPageInSpanish } from './page-language.ts';

const drawn = (tag: 'svg' | 'path', attribute: string, value: string): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  element.setAttribute(attribute, value);
  return element;
};

/** The one text of the table that is needed before the rest of it is loaded. */
const defaultLabel = (): string => (isPageInSpanish() ? 'Abrir chat' : 'Open chat');

/** Its label stands for all that is in it, so icon and badge need no names of their own. */
export const createLauncherButton = (label = defaultLabel()): HTMLButtonElement => {
  const button = document.createElement('button');
  const icon = drawn('svg', 'viewBox', '0 0 24 24');
  const badge = document.createElement('span');
  icon.append(drawn('path', 'd', 'M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.5 8.5 0 1 1 21 11.5z'));
  badge.className = 'badge';
  badge.textContent = '1';
  button.type = 'button';
  button.className = 'launcher corner';
  button.setAttribute('aria-label', label);
  button.append(icon, badge);
  return button;
};
