import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { screenPaths, widgetPreviewPath } from '@chat-module/contract/screens';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { builtFolder } from './static-files.ts';

const noncePlaceholder = '__CSP_NONCE__';

/** The addresses that show a screen: each answers the one page of the admin application. */
export function screens(app: FastifyInstance): void {
  for (const path of screenPaths) app.get(path, (_request, reply) => sendApplication(reply));
  app.get(widgetPreviewPath, (_request, reply) => sendApplication(reply, 200, 'self'));
}

/** Which pages may show a screen in a frame. */
type FramedBy = 'none' | 'self';

let page: Promise<string> | undefined;

/** The nonce lets the application's own run-time styles pass the policy and no other inline style or script. */
export async function sendApplication(reply: FastifyReply, status = 200, framedBy: FramedBy = 'none'): Promise<string> {
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
  return html.replaceAll(noncePlaceholder, nonce);
}

const contentSecurityPolicy = (nonce: string, framedBy: FramedBy): string =>
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
