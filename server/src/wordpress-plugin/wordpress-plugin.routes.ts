import { Readable } from 'node:stream';
import { getWordPressPlugin } from '@chat-module/contract/bots';
import type { FastifyInstance } from 'fastify';
import { findVisibleBot } from '../bots/bots.store.ts';
import type { Context } from '../context.ts';
import { notFound } from '../errors.ts';
import { serve } from '../http/serve.ts';
import { scopeOf } from '../session/operator.ts';
import { writePlugin } from './write-plugin.ts';
import { zip } from './zip.ts';

export function wordPressPluginRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock, publicUrl } = context;

  serve(app, context, getWordPressPlugin, async ({ params, operator, reply }) => {
    const bot = await findVisibleBot(db, scopeOf(operator), params.id);
    if (!bot) throw notFound('The bot');
    const content = writePlugin({ botId: bot.id, botName: bot.name, origin: publicUrl() });
    reply.type('application/zip').header('Content-Disposition', 'attachment; filename="chat-module.zip"');
    const file = zip([{ name: 'chat-module/chat-module.php', content }], clock.now());
    return Readable.from([file], { objectMode: false });
  });
}
