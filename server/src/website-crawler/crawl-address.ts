/** Identifies a site: the host without `www.`, on the same port, over http or https. */
export const siteOf = ({ hostname, port }: URL): string =>
  `${hostname.replace(/^www\./, '').replace(/\.$/, '')}:${port}`;

/** Parameters that track where a visitor came from, not what the page shows. */
const trackingParameter =
  /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|mc_[ce]id|_ga|_gl|igshid|yclid|hsCtaTracking)$/i;

/** One spelling per page: no fragment, no tracking. Undefined for anything but a web address. */
export function normalizeAddress(address: string, base?: string): string | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  url.hash = '';
  for (const name of [...url.searchParams.keys()]) if (trackingParameter.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** Which URLs a crawl may follow by itself. */
export interface CrawlScope {
  readonly sites: ReadonlySet<string>;
  /** The path of the location's own part of a site shared with other locations, in segments. */
  readonly ownPath: readonly string[];
}

const segmentsOf = ({ pathname }: URL): string[] => pathname.toLowerCase().split('/').filter(Boolean);

const filePattern = /\.(?!html?$|xhtml$|php\d?$|aspx?$|jsp$|cfm$)[a-z][a-z0-9]{1,4}$/i;

/** Pages that need an account, change something, or list content from elsewhere. */
const asidePath =
  /^(wp-admin|wp-login\.php|wp-json|xmlrpc\.php|cgi-bin|cart|basket|checkout|log-?in|log-?out|sign-?in|sign-?out|sign-?up|register|my-?account|account|search|feed|rss|tag|tags|author|calendar|print|share|pay|payment|unsubscribe)$/;

const asideParameter =
  /^(date|day|month|year|week|start|end|from|to|sort|order|orderby|dir|filter.*|sid|sessionid|phpsessid|jsessionid|replytocom|add-to-cart|action|share|print|format|output|ref|q|s|search|query|tribe.*|eventdisplay|ical|offset|redirect.*|return.*|next|token|nonce)$/i;

const longestAddress = 300;
const mostSegments = 8;
const mostParameters = 2;
const mostRepeats = 2;

const isArchiveOfDates = (segments: readonly string[]): boolean =>
  /^(19|20)\d\d(-\d\d?(-\d\d?)?)?$/.test(segments.at(-1) ?? '') ||
  /\/(19|20)\d\d\/\d\d?(\/\d\d?)?$/.test(`/${segments.join('/')}`);

const repeatsItself = (segments: readonly string[]): boolean =>
  segments.some((segment) => segments.filter((other) => other === segment).length > mostRepeats);

/** A sibling of the location's own pages: `/locations/salem` if its website is `/locations/albany`. */
const isOfAnotherLocation = (segments: readonly string[], ownPath: readonly string[]): boolean =>
  ownPath.length > 1 && segments[0] === ownPath[0] && !ownPath.every((segment, at) => segments[at] === segment);

/** Whether a link on a website or a URL in its sitemap is worth a request. */
export function mayBeCrawled(address: string, { sites, ownPath }: CrawlScope): boolean {
  const url = new URL(address);
  const segments = segmentsOf(url);
  const parameters = [...url.searchParams.keys()];
  return !(
    !sites.has(siteOf(url)) ||
    address.length > longestAddress ||
    segments.length > mostSegments ||
    parameters.length > mostParameters ||
    parameters.some((name) => asideParameter.test(name)) ||
    segments.some((segment) => asidePath.test(segment)) ||
    filePattern.test(url.pathname) ||
    isArchiveOfDates(segments) ||
    repeatsItself(segments) ||
    isOfAnotherLocation(segments, ownPath)
  );
}

/** Only the path, to bound sites that generate endless pages of one path by parameters. */
export const pathKeyOf = (address: string): string => {
  const { host, pathname } = new URL(address);
  return `${host}${pathname}`;
};

const telling =
  /faq|question|help|pric|rate|contact|about|hours|polic|unit|size|storage|insur|protect|moving|move|access|feature|amenit|secur|vehicle|rv|boat|car|term|rule|guide|discount|special|service|suppl|box|climate|business|student|military|rent|reserv/i;
const news = /\/(blog|news|article|post|press|stories|event)s?(\/|$)|\/(19|20)\d\d\//i;

/** Pages of a lower rank are read first: the record's, those that visitors ask about, the rest, and news last. */
export const seedRank = 0;
export function rankOf(address: string, text: string): number {
  const { pathname } = new URL(address);
  if (news.test(pathname)) return 3;
  return telling.test(`${pathname} ${text}`) ? 1 : 2;
}
