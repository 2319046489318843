import { isPageInSpanish } from '../texts/page-language.ts';

const drawn = (tag: 'svg' | 'path', attribute: string, value: string): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  element.setAttribute(attribute, value);
  return element;
};

/** The only text that is needed before the others are loaded. */
const defaultLabel = (): string => (isPageInSpanish() ? 'Abrir chat' : 'Open chat');

export interface Launcher {
  place: HTMLElement;
  button: HTMLButtonElement;
}

/** The badge is outside the button, whose name is all that screen readers announce. */
export const createLauncher = (label = defaultLabel()): Launcher => {
  const place = document.createElement('div');
  const button = document.createElement('button');
  const badge = document.createElement('span');
  const icon = drawn('svg', 'viewBox', '0 0 24 24');
  icon.append(drawn('path', 'd', 'M21 11.5a8.4 8.4 0 0 1-12.2 7.5L3 21l2-5.8A8.5 8.5 0 1 1 21 11.5z'));
  place.className = 'corner';
  badge.className = 'badge';
  badge.textContent = '1';
  button.className = 'launcher';
  button.setAttribute('aria-label', label);
  button.append(icon);
  place.append(button, badge);
  return { place, button };
};
