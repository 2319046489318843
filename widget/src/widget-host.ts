import launcherStyles from './launcher.css?inline';

// Important and inline: stronger than any style sheet of the host page.
const hostStyle = 'all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important';

/** The product's element on the host page; nothing of that page reaches what is inside its shadow root. */
export const createHost = (root: HTMLElement): HTMLElement => {
  const host = document.createElement('chatbotpro-widget');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(launcherStyles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(root);
  host.style.cssText = hostStyle;
  return host;
};
