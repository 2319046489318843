import { createRoot } from 'react-dom/client';
import { loadLocation } from '../api/location.ts';
import { prepareTexts } from '../texts/prepare-texts.ts';
import { appearanceOf } from '../widget-options.ts';
import type { MountedWindow, WindowNeeds } from '../window-contract.ts';
import { ChatOnPage } from './chat-on-page.tsx';
import { paint } from './palette.ts';
import windowStyles from './window.css?inline';

const addStyles = (shadow: Node): void => {
  if (!(shadow instanceof ShadowRoot)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(windowStyles);
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
};

const paintFor = ({ root, options, bot }: WindowNeeds): void => {
  paint(root, appearanceOf(options).primaryColor);
  bot.then((found) => paint(root, appearanceOf(options, found).primaryColor));
};

/** The chat starts, or continues, when it is first shown. */
export const mountWindow = async (needs: WindowNeeds): Promise<MountedWindow> => {
  const { origin, options, root, bot } = needs;
  const location = loadLocation(origin, bot);
  await prepareTexts(options.texts);
  addStyles(root.getRootNode());
  paintFor(needs);
  const place = root.appendChild(document.createElement('div'));
  const react = createRoot(place);
  const draw = (isOpen: boolean): void =>
    react.render(<ChatOnPage needs={needs} location={location} isOpen={isOpen} />);
  draw(false);
  // Yields to the browser between rendering the window and showing it, if supported.
  await window.scheduler?.yield?.();
  return {
    show: () => draw(true),
    hide: () => draw(false),
    unmount: () => {
      react.unmount();
      place.remove();
    },
  };
};
