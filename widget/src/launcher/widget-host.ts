import launcherStyles from './launcher.css?inline';

// Important and inline: stronger than any style sheet of the host page.
const hostStyle = 'all:initial!important;position:fixed!important;z-index:2147483647!important';

/** A page that keeps removing the element must not be kept busy. */
const returnMs = 100;

/** The product's element on the host page; the page's styles don't reach into its shadow root. */
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
 * Adds the host element after the body, not into it: the body's styles and single-page applications that replace it leave
 * the widget alone. Call the returned function to remove it.
 */
export const putOnPage = (host: HTMLElement): (() => void) => {
  const page = document.documentElement;
  let isWanted = true;
  const put = () => {
    // It comes before the body if the script ran first.
    if (isWanted && (!host.isConnected || host.nextElementSibling === document.body)) page.append(host);
  };
  put();
  new MutationObserver(() => setTimeout(put, returnMs)).observe(page, { childList: true });
  return () => {
    isWanted = false;
    host.remove();
  };
};
