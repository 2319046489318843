import launcherStyles from './launcher.css?inline';

// Important and inline: stronger than any style sheet of the host page.
const hostStyle = 'all:initial!important;display:block!important;position:fixed!important;z-index:2147483647!important';

/** Keeps a page that wants us away from being kept busy. */
const returnMs = 100;

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

/**
 * Puts the host behind the body, not into it: styles of the body and single-page hosts that replace it leave the
 * widget alone. The returned function takes it away.
 */
export const putOnPage = (host: HTMLElement): (() => void) => {
  const page = document.documentElement;
  let isWanted = true;
  const put = () => {
    // It stands before the body when the script ran first.
    if (isWanted && (!host.isConnected || host.nextElementSibling === document.body)) page.append(host);
  };
  put();
  new MutationObserver(() => setTimeout(put, returnMs)).observe(page, { childList: true });
  return () => {
    isWanted = false;
    host.remove();
  };
};
