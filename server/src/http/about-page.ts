import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { limits } from './request-limits.ts';

export const aboutPagePath = '/about-chat';

const styles = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f4f6f7, #0f1418); color: light-dark(#14202a, #e7edf1); }
main { max-width: 40rem; margin: 0 auto; padding: 3rem 1.25rem; }
h1 { margin: 0; font-size: 1.75rem; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.125rem; }
p { margin: 0.5rem 0; }
`;

/** The target of the widget's "Powered by" link: explains whose chat it is to visitors, who have no use for the sign-in. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>About this chat · Chat Module</title>
<link rel="icon" href="/favicon.svg">
<style>${styles}</style>
</head>
<body>
<main>
<h1>About this chat</h1>
<p>The chat on the website you came from runs on Chat Module, software for self-storage facilities.</p>
<h2>Who answers</h2>
<p>An assistant answers from what the facility says about itself, such as its hours, unit sizes and frequently asked questions.
A facility may also have an AI model answer from these facts. When the assistant doesn't know, it offers to pass your question on to the office.</p>
<h2>Where your messages go</h2>
<p>Your messages, and the contact details you leave, go to the facility whose website you were on. It uses them to answer you.
To see or delete what is stored about you, ask that facility.</p>
<h2>For facilities</h2>
<p>Chat Module is open-source software under the MIT license. A facility runs it on its own server, with its own answers.</p>
</main>
</body>
</html>
`;

const styleHash = createHash('sha256').update(styles).digest('base64');
const policy = `default-src 'none'; img-src 'self'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A public page next to the admin application, the same for everyone, signed in or not. */
export function aboutPage(app: FastifyInstance): void {
  app.get(aboutPagePath, { config: { rateLimit: limits.page, access: 'page' } }, (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .header('Content-Security-Policy', policy)
      .header('X-Frame-Options', 'DENY')
      .header('Referrer-Policy', 'no-referrer')
      .send(page),
  );
}
