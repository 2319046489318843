import type { Location } from '@chat-module/contract/locations';
import type { WebsiteKnowledge } from '@chat-module/contract/website-knowledge';
import { makeLocation, makeOperator, type SignedIn } from './factories.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { html, type SitePages, startWebsite, type Website } from './website.ts';

/** A location whose website is on loopback. */
export interface WebsiteScene {
  readonly app: TestApp;
  readonly admin: SignedIn;
  readonly site: Website;
  readonly location: Location;
  /** Crawls until nothing is due, and returns what is known then. */
  read(): Promise<WebsiteKnowledge>;
  known(): Promise<WebsiteKnowledge>;
  again(): Promise<WebsiteKnowledge>;
}

/** A paragraph long enough for a passage. */
export const words = (about: string): string =>
  `${about} is described here at some length, so that a reader who has never rented a unit before understands what it ` +
  `means, what it costs in effort, and what our staff can do about it when something unexpected comes up.`;

export const link = (path: string, attributes = ''): string => `<a href="${path}"${attributes}>${path}</a>`;
export const page = (title: string, ...paths: string[]): string =>
  html(title, `<nav>${paths.map((path) => link(path)).join(' ')}</nav><h1>${title}</h1><p>${words(title)}</p>`);

export async function setWebsiteScene(
  pages: SitePages,
  fields: object = {},
  settings: Record<string, string> = {},
): Promise<WebsiteScene> {
  const site = await startWebsite(pages);
  const app = await startTestApp({ FETCH_ALLOW_HOSTS: site.host, ...settings });
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin, { website: `${site.origin}/`, ...fields });
  const known = async (): Promise<WebsiteKnowledge> =>
    (await app.call('GET', `/api/locations/${location.id}/website`, { cookie: admin.cookie })).json();
  return {
    ...{ app, admin, site, location, known },
    async read() {
      await app.context.crawler.drain();
      return known();
    },
    async again() {
      await app.call('POST', `/api/locations/${location.id}/website/read`, { cookie: admin.cookie });
      await app.context.crawler.drain();
      return known();
    },
  };
}

/** The known pages' paths, each with its status. */
export const paths = ({ pages }: WebsiteKnowledge, site: Website): string[] =>
  pages.map(({ url, status }) => `${url.replace(site.origin, '')} ${status}`).sort();
export const reasons = ({ pages }: WebsiteKnowledge, site: Website): Record<string, string> =>
  Object.fromEntries(pages.map(({ url, reason }) => [url.replace(site.origin, ''), reason]));
