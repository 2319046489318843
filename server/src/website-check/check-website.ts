import type { WebsiteCheck, WebsiteFinding } from '@chat-module/contract/website-check';
import type { WidgetPage } from '@chat-module/contract/widget-pages';
import { findBotNames } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import type { BotRow } from '../database/rows/bots.ts';
import type { Resource } from '../page-fetch/fetch-resource.ts';
import { PageRefused } from '../page-fetch/page-refused.ts';
import { presentWidgetPage } from '../widget-pages/present-widget-page.ts';
import { findPage, findPageOfSite } from '../widget-pages/widget-pages.store.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { FoundSnippets } from './find-snippets.ts';
import { judgePage } from './judge-page.ts';
import { judgePolicies } from './judge-policies.ts';

export interface CheckOrder {
  readonly bot: BotRow;
  readonly address: string;
  /** The product's origins; the first one is shown to people. */
  readonly origins: readonly [string, ...string[]];
}

/** Reads a page like a visitor's browser and reports whether the chat can run there. */
export async function checkWebsite(context: Context, order: CheckOrder): Promise<WebsiteCheck> {
  const { bot, address } = order;
  const reading = await readPage(context, address);
  const url = reading instanceof PageRefused ? address : reading.url;
  const row = (await findPage(context.db, bot.id, url)) ?? (await findPageOfSite(context.db, bot.id, url));
  const seen = row ? presentWidgetPage(row, bot) : null;
  const faults = reading instanceof PageRefused ? [describeRefusal(reading)] : await judge(context, order, reading);
  const findings = withReport(faults, seen);
  return {
    url,
    works: findings.every(({ kind }) => isHarmless(kind)),
    findings,
    seen,
  };
}

const isHarmless = (kind: WebsiteFinding['kind']): boolean =>
  ['right', 'seen', 'oldColor', 'oldPosition', 'twice'].includes(kind);

interface PageReading {
  readonly url: string;
  readonly policyHeader: string;
  readonly policies: readonly string[];
  readonly snippets: FoundSnippets;
}

const wanted = {
  headers: { 'user-agent': 'ChatModule/0.1 (website check)', accept: 'text/html,application/xhtml+xml' },
  types: new Set(['text/html', 'application/xhtml+xml']),
  followRedirects: true,
};

async function readPage({ config }: Context, address: string): Promise<PageReading | PageRefused> {
  // The HTML parser and the HTTP client take 40 MB; most processes never read a page.
  const { fetchResource, headerOf } = await import('../page-fetch/fetch-resource.ts');
  const { decodeText } = await import('../page-fetch/decode-text.ts');
  const { readMarkup } = await import('./read-markup.ts');
  const { findSnippets } = await import('./find-snippets.ts');
  const read = ({ url, headers, body }: Resource): PageReading => {
    const markup = readMarkup(decodeText(body, headerOf(headers, 'content-type')));
    const policyHeader = headerOf(headers, 'content-security-policy');
    return { url, policyHeader, policies: markup.policies, snippets: findSnippets(markup, url) };
  };
  try {
    return read(await fetchResource(address, { allowHosts: config.fetchAllowHosts }, wanted));
  } catch (error) {
    if (error instanceof PageRefused) return error;
    throw error;
  }
}

async function judge({ db }: Context, { bot, origins }: CheckOrder, reading: PageReading): Promise<WebsiteFinding[]> {
  const { url, policyHeader, policies, snippets } = reading;
  const page = new URL(url);
  const names = await findBotNames(
    db,
    snippets.started.map(({ botId }) => botId),
  );
  const judged = {
    page,
    origin: snippets.loaded.find(({ url: { origin } }) => origins.includes(origin))?.url.origin ?? origins[0],
    loaded: snippets.loaded[0],
    started: snippets.started[0],
  };
  return [
    ...judgePage(snippets, { bot, origins, page, nameOf: (id) => names.get(id) }),
    ...judgePolicies(policyHeader, 'HTTP header', judged),
    ...policies.flatMap((policy) => judgePolicies(policy, 'meta element', judged)),
  ];
}

const right: WebsiteFinding = { kind: 'right', message: 'The embed code is on this page and is right.', advice: '' };

/** A tag manager's code isn't in the HTML; the widget's own reports show it. */
function withReport(faults: readonly WebsiteFinding[], seen: WidgetPage | null): WebsiteFinding[] {
  if (faults.length === 0) return [right];
  if (!seen || !faults.some(({ kind }) => kind === 'missing' || kind === 'unreadable')) return [...faults];
  const rest = faults.filter(({ kind }) => kind !== 'missing');
  return [...rest, reportOf(seen, rest.length < faults.length), ...(seen.hasOldColor ? [oldColorOf(seen)] : [])];
}

const reportOf = ({ page, lastSeenAt }: WidgetPage, isMissing: boolean): WebsiteFinding => {
  const report = `the chat ran on ${page} at ${timeOf(lastSeenAt)}, as it reported itself.`;
  return {
    kind: 'seen',
    message: isMissing ? `The embed code isn't in the HTML of this page, but ${report}` : `But ${report}`,
    advice: 'If a tag manager or a script adds the embed code, nothing is wrong: this check reads only the HTML.',
  };
};

const oldColorOf = ({ page, color }: WidgetPage): WebsiteFinding => ({
  kind: 'oldColor',
  message: `On ${page} the chat was started with the old color ${color}.`,
  advice: 'Copy the embed code again and replace the old one with it.',
});

const timeOf = (instant: string): string =>
  `${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(instant))} UTC`;
