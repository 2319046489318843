import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { currentUserMeta, isForEverybody, screenPaths, widgetPreviewPath } from '@chat-module/contract/screens';
import type { CurrentUser } from '@chat-module/contract/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from './request-limits.ts';
import { builtFolder } from './static-files.ts';

const noncePlaceholder = '__CSP_NONCE__';

/** The signed-in user, if any. */
type FindUser = (request: FastifyRequest) => Promise<CurrentUser | undefined>;

/** The paths that show a screen: each returns the admin application's single page. */
export function screens(app: FastifyInstance, findUser: FindUser): void {
  // If the user can't be determined here, the page asks through a call and shows what is wrong.
  const findUserIfPossible: FindUser = (request) => findUser(request).catch(() => undefined);
  for (const path of screenPaths) {
    app.get(path, { config: { rateLimit: limits.page, access: 'page' } }, async (request, reply) =>
      sendApplication(reply, { user: isForEverybody(path) ? undefined : await findUserIfPossible(request) }),
    );
  }
  app.get(widgetPreviewPath, { config: { rateLimit: limits.page } }, (_request, reply) =>
    sendApplication(reply, { framedBy: 'self' }),
  );
}

let page: Promise<string> | undefined;

interface Options {
  readonly status?: number;
  /** The pages that may embed it in a frame. */
  readonly framedBy?: 'none' | 'self';
  /** Embedded in the page, so that the first screen doesn't wait for a call. */
  readonly user?: CurrentUser | undefined;
}

/** The nonce allows the application's own run-time styles and no other inline style or script. */
export async function sendApplication(
  reply: FastifyReply,
  { status = 200, framedBy = 'none', user }: Options = {},
): Promise<string> {
  page ??= readFile(join(builtFolder('admin/dist'), 'index.html'), 'utf8');
  const html = await page.catch((error) => {
    page = undefined;
    throw error;
  });
  const nonce = randomBytes(16).toString('base64');
  reply
    .status(status)
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('Content-Security-Policy', contentSecurityPolicy(nonce, framedBy))
    .header('X-Frame-Options', framedBy === 'self' ? 'SAMEORIGIN' : 'DENY')
    .header('Referrer-Policy', 'no-referrer')
    .header('Permissions-Policy', permissionsPolicy)
    .header('Cross-Origin-Opener-Policy', 'same-origin');
  const withNonce = html.replaceAll(noncePlaceholder, nonce);
  return user ? withNonce.replace('</head>', () => `${metaOf(user)}</head>`) : withNonce;
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

const metaOf = (user: CurrentUser): string => {
  const content = JSON.stringify(user).replace(/[&"<]/g, (sign) => escaped[sign] ?? sign);
  return `<meta name="${currentUserMeta}" content="${content}">`;
};

/** The application uses none of these, so injected code can't either. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const contentSecurityPolicy = (nonce: string, framedBy: 'none' | 'self'): string =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: http: https:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors '${framedBy}'`,
  ].join('; ');
