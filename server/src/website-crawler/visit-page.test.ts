import { expect, it } from 'vitest';
import { startWebsite } from '../testing/website.ts';
import { visitPage } from './visit-page.ts';

it('gives all redirects to a page one time limit', async () => {
  const site = await startWebsite(
    Object.fromEntries(
      [0, 1, 2, 3, 4].map((hop) => [
        `/${hop}`,
        (_request, response) => setTimeout(() => response.writeHead(302, { location: `/${hop + 1}` }).end(), 150),
      ]),
    ),
  );
  const policy = { allowHosts: [site.host], timeoutMs: 400 };
  const visit = await visitPage(
    { url: `${site.origin}/0`, etag: '', lastModified: '' },
    { policy, stopBefore: async () => undefined },
  );
  expect(visit).toEqual({ kind: 'failed', reason: 'The site took longer than 0.4 seconds.', isGone: false });
});
