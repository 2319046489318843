import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A folder of the build, relative to this file in both `server/src` and `server/dist`. */
export const builtFolder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const aYear = { maxAge: '365d', immutable: true };
/** Saves a busy site most requests, and lets an update arrive within minutes. */
const fiveMinutes = { maxAge: '5m' };

/**
 * The built files of the admin application and the widget; every name but `widget.js` and the font's license contains a hash. The widget's chunks
 * have a second address, for browsers that remember a failure to load the first.
 */
export async function staticFiles(app: FastifyInstance): Promise<void> {
  const shared = { index: false as const, preCompressed: true };
  await app.register(fastifyStatic, {
    ...shared,
    ...aYear,
    root: builtFolder('admin/dist/assets'),
    prefix: '/assets/',
  });
  for (const prefix of ['/widget-assets/', '/widget-retry/'])
    await app.register(fastifyStatic, {
      ...shared,
      ...aYear,
      root: builtFolder('widget/dist/widget-assets'),
      prefix,
      decorateReply: false,
      setHeaders: (reply) => {
        for (const [name, value] of anyOrigin) reply.setHeader(name, value);
      },
    });
  app.get('/widget.js', (_request, reply) =>
    fromAnyOrigin(reply).sendFile('widget.js', builtFolder('widget/dist'), fiveMinutes),
  );
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', builtFolder('admin/dist'), fiveMinutes));
}

/** Customers' pages load the widget from here, including those that isolate themselves from other origins. */
const anyOrigin = [
  ['Access-Control-Allow-Origin', '*'],
  ['Cross-Origin-Resource-Policy', 'cross-origin'],
] as const;

const fromAnyOrigin = (reply: FastifyReply): FastifyReply => {
  for (const [name, value] of anyOrigin) reply.header(name, value);
  return reply;
};
