import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '../database/migrate.ts';
import { openEmbedded } from '../database/open-embedded.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeBot, makeLocation, makeOperator, makeUnanswered, makeUser, visitorLead } from '../testing/factories.ts';
import { startTestApp } from '../testing/test-app.ts';

const visitor = { name: 'Quentin Quill', email: 'quentin@example.com', phone: '(541) 555-0169' };
const question = 'Do you polish trombones for quentin@example.com?';
const traces = [visitor.name, visitor.email, visitor.phone, 'polish trombones'];

/** The product on a file, with one visitor's messages and data. */
async function setScene() {
  const directory = mkdtempSync(join(tmpdir(), 'erased-bytes-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  const app = await startTestApp({ RATE_LIMITS: 'off' }, undefined, async () => {
    const database = await openEmbedded(directory);
    await migrate(database.db);
    return database;
  });
  const admin = await makeOperator(app, 'admin');
  const location = await makeLocation(app, admin);
  const bot = await makeBot(app, admin, { locationId: location.id });
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
    app.call(method, path, { cookie: admin.cookie, body });
  await call('POST', `/api/chat/${bot.id}`, { message: question, sessionId: 'tab-1' });
  await call('POST', '/api/leads', visitorLead(bot.id, { ...visitor, sessionId: 'tab-1' }));
  const files = () => readdirSync(directory).map((name) => readFileSync(join(directory, name)));
  const tracesLeft = (texts: readonly string[] = traces) =>
    texts.filter((text) => files().some((file) => file.includes(text)));
  return { app, admin, location, call, tracesLeft };
}

test('an erased visitor is gone from the bytes of the database and its log when the call returns', async () => {
  const { call, tracesLeft } = await setScene();
  expect(tracesLeft()).toEqual(traces);
  const response = await call('POST', '/api/admin/visitor-data', { contact: visitor.email, erase: true });
  expect(response.json()).toMatchObject({ erased: true, leads: [visitor] });
  expect(tracesLeft()).toEqual([]);
});

test('so is data deleted by retention', async () => {
  const { app, location, call, tracesLeft } = await setScene();
  await call('PUT', `/api/locations/${location.id}`, { retentionDays: 1 });
  app.clock.advance(3 * 24 * 60 * 60_000);
  await keepHouse(app.context);
  expect(tracesLeft()).toEqual([]);
});

test('so is what an operator deletes: a user, a question', async () => {
  const { app, admin, location, call, tracesLeft } = await setScene();
  const user = await makeUser(app, admin, location.id, { email: 'leaving@example.com' });
  const bot = await makeBot(app, admin);
  const asked = { botId: bot.id, locationId: null, question: 'Do you keep flamingos for Rosalind?' };
  const id = await makeUnanswered(app, asked);
  const texts = [user.email, asked.question];
  expect(tracesLeft(texts)).toEqual(texts);
  await call('DELETE', `/api/admin/users/${user.id}`);
  expect(tracesLeft(texts)).toEqual([asked.question]);
  await call('DELETE', `/api/admin/unanswered/${id}`);
  expect(tracesLeft(texts)).toEqual([]);
});
