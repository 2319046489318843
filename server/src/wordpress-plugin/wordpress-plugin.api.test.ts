import { expect, test } from 'vitest';
import { makeBot, makeOperator } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

test("returns a zip file for WordPress with the bot's id and the public URL", async () => {
  const app = await startTestApp({ PUBLIC_URL: 'https://chat.example' });
  const admin = await makeOperator(app, 'admin');
  const bot = await makeBot(app, admin, { name: 'Cedar Lane' });
  const reply = await app.call('GET', `/api/bots/${bot.id}/wordpress-plugin`, { cookie: admin.cookie });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('application/zip');
  expect(reply.headers['content-disposition']).toBe('attachment; filename="chat-module.zip"');
  const file = reply.rawPayload.toString('latin1');
  expect(file.startsWith('PK\u0003\u0004')).toBe(true);
  expect(file).toContain('chat-module/chat-module.php');
  expect(file).toContain(`'https://chat.example/widget.js'`);
  expect(file).toContain(`'botId' => '${bot.id}'`);
  expect(file).toContain('Shows the chat "Cedar Lane"');
});

test('an unknown bot is 404', async () => {
  const app = await startTestApp();
  const admin = await makeOperator(app, 'admin');
  const refused = await app.call('GET', '/api/bots/nobody/wordpress-plugin', { cookie: admin.cookie });
  expect(refused.statusCode).toBe(404);
  expect(refused.json().message).toBe('The bot was not found.');
});
