import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screenPaths, widgetPreviewPath } from '@chat-module/contract/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { builtFolder } from './static-files.ts';

const noncePlaceholder = '__CSP_NONCE__';
const userPreload = '<link rel="preload" as="fetch" href="/api/auth/user" crossorigin="use-credentials">';

/** Whether a request comes with a session, be it still good or not. */
type HasSession = (request: FastifyRequest) => boolean;

/** The addresses that show a screen: each answers the one page of the admin application. */
export function screens(app: FastifyInstance, hasSession: HasSession): void {
  for (const path of screenPaths) {
    const isForSignedIn = !path.startsWith('/api/') && !path.startsWith('/widget');
    app.get(path, { config: { access: 'page' } }, (request, reply) =>
      sendApplication(reply, { asksForUser: isForSignedIn && hasSession(request) }),
    );
  }
  app.get(widgetPreviewPath, (_request, reply) => sendApplication(reply, { framedBy: 'self' }));
}

let page: Promise<string> | undefined;

interface Options {
  readonly status?: number;
  /** Which pages may show it in a frame. */
  readonly framedBy?: 'none' | 'self';
  /** Whether the browser asks who is signed in while the application still loads. */
  readonly asksForUser?: boolean;
}

/** The nonce lets the application's own run-time styles pass the policy and no other inline style or script. */
export async function sendApplication(
  reply: FastifyReply,
  { status = 200, framedBy = 'none', asksForUser = false }: Options = {},
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
    .header('Cross-Origin-Opener-Policy', 'same-origin');
  return html.replace('</head>', `${asksForUser ? userPreload : ''}</head>`).replaceAll(noncePlaceholder, nonce);
}

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
