import type { ChatReply } from '@chat-module/contract/chat';
import type { Conversation } from '@chat-module/contract/conversations';
import { expect, test } from 'vitest';
import { makeBot, makeFaq } from '../testing/factories.ts';
import { say, startModelServer } from '../testing/model-server.ts';
import { html } from '../testing/website.ts';
import { setWebsiteScene } from '../testing/website-scene.ts';
import { createKnowledgeCache } from './knowledge-cache.ts';

const rules = (dumpStation: string): string =>
  html(
    'RV and boat parking | Cedar Lane',
    `<h1>RV and boat parking</h1><h2>Dump station</h2><p>${dumpStation}</p>
     <h2>Trickle chargers</h2><p>Covered spaces have an outlet for the trickle charger of a boat or camper battery.</p>
     <h2>Opening hours of the gate</h2><p>The gate of the parking area is open from 4 AM to midnight, and the office until 9 PM.</p>
     <p>Ask for Bob at (541) 555-9999 or come to 77 Other Road, Springfield, OR 97477.</p>`,
  );

const station = 'Tenants who park a camper or RV may use the dump station and the fresh water tap free of charge.';

async function setScene(settings: Record<string, string> = {}, page = rules(station)) {
  const scene = await setWebsiteScene({ '/': page }, {}, { RATE_LIMITS: 'off', ...settings });
  const { app, admin, location } = scene;
  const bot = await makeBot(app, admin, { locationId: location.id });
  await scene.read();
  let visitors = 0;
  const ask = async (message: string): Promise<ChatReply> => {
    const body = { message, sessionId: `visitor-${++visitors}` };
    return (await app.call('POST', `/api/chat/${bot.id}`, { body })).json();
  };
  const conversations = async (): Promise<Conversation[]> =>
    (await app.call('GET', `/api/bots/${bot.id}/conversations`, { cookie: admin.cookie })).json();
  return { ...scene, bot, ask, conversations };
}

const question = 'is there a dump station for campers';

test('a confident passage answers as website, with a link to its page, and is named as the source', async () => {
  const { ask, conversations, site } = await setScene();
  const reply = await ask(question);
  expect(reply).toMatchObject({
    response: `Our website says: ${station}\n\n[Read more: RV and boat parking | Cedar Lane](${site.origin}/)`,
    responseSource: 'website',
  });
  const [stored] = await conversations();
  expect(stored?.sources).toMatchObject([{ kind: 'page', label: 'RV and boat parking › Dump station' }]);
});

test('a Spanish question is answered in the words of the page, between Spanish ones', async () => {
  const { ask, site } = await setScene();
  const { response } = await ask('¿hay dump station para mi camper?');
  expect(response).toBe(
    `Nuestro sitio web dice: ${station}\n\n[Más información: RV and boat parking | Cedar Lane](${site.origin}/)`,
  );
});

test("an operator's FAQ is shown before the website", async () => {
  const { app, admin, bot, ask } = await setScene();
  await makeFaq(app, admin, bot.id, { question: 'Is there a dump station?', answer: 'Yes, beside row 4.' });
  expect(await ask(question)).toMatchObject({ response: 'Yes, beside row 4.', responseSource: 'faq' });
});

test('what the website does not say is not answered from it', async () => {
  const { ask } = await setScene();
  for (const message of ['do you wash campers', 'can I paint my unit', 'who won the game last night']) {
    expect((await ask(message)).responseSource, message).toBe('unanswered');
  }
});

test('hours, phone and address of the website are never told, whatever is asked', async () => {
  const { ask, app } = await setScene();
  const asked = [
    'when does the gate open',
    'how late is the parking area open',
    'what is the phone number of Bob',
    question,
  ];
  for (const message of [...asked, 'where is the RV parking', 'opening hours of the gate']) {
    const { response } = await ask(message);
    expect(response, message).not.toMatch(/4 AM|midnight|9 PM|555-9999|77 Other/);
  }
  const stored = await app.context.db.selectFrom('websitePassages').select('text').execute();
  expect(JSON.stringify(stored)).not.toMatch(/4 AM|midnight|9 PM|555-9999|77 Other/);
});

test('text of the website is text: it makes no link and no bold of its own', async () => {
  const { ask, site } = await setScene({}, rules(`${station} See **here** [pay now](https://evil.example/) at once.`));
  const { response } = await ask(question);
  expect(response).toContain('See here [pay now] – (https://evil.example/) at once.');
  expect(response.match(/\]\(/g)).toHaveLength(1);
  expect(response).toContain(`(${site.origin}/)`);
});

test('a page that changes is answered from as it is now, on every node', async () => {
  const { ask, app, bot, site, again } = await setScene();
  const otherNode = createKnowledgeCache(app.context.db);
  const row = () => app.context.db.selectFrom('bots').selectAll().where('id', '=', bot.id).executeTakeFirstOrThrow();
  const textsOnOtherNode = async () => {
    const { passages } = await otherNode.of(await row());
    return [...passages.faqs.entries.values()].map(({ faq }) => faq.answer).join(' ');
  };
  expect(await textsOnOtherNode()).toContain('free of charge');
  site.pages = { '/': rules('The dump station for a camper or RV is closed until further notice, for repairs.') };
  await again();
  expect((await ask(question)).response).toContain('closed until further notice');
  expect(await textsOnOtherNode()).toContain('closed until further notice');
});

test('a bot whose location is changed answers from the website of the new one', async () => {
  const { ask, app, admin, bot } = await setScene();
  await app.call('PUT', `/api/bots/${bot.id}`, { cookie: admin.cookie, body: { locationId: null } });
  expect((await ask(question)).responseSource).toBe('unanswered');
});

test('an uncertain passage goes to the model as one of its sources', async () => {
  const server = await startModelServer(say('Covered spaces have an outlet for a trickle charger.'));
  const { ask, conversations } = await setScene({ OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'sk-x' });
  expect(await ask('my camper has an old lead acid thing, could it be kept alive over winter?')).toMatchObject({
    response: 'Covered spaces have an outlet for a trickle charger.',
    responseSource: 'ai',
  });
  expect(server.received[0]?.messages[1]?.content).toContain('Covered spaces have an outlet');
  const [stored] = await conversations();
  expect(stored?.sources.map(({ kind }) => kind)).toContain('page');
});

test('an answer of the model that is withheld shows the passage that it was drawn from', async () => {
  const server = await startModelServer(say('Covered spaces have a $9 outlet for the trickle charger of a boat.'));
  const { ask, site } = await setScene({ OPENAI_BASE_URL: server.url, OPENAI_API_KEY: 'sk-x' });
  const { response, responseSource } = await ask('my camper has an old lead acid thing, could it be kept alive?');
  expect(responseSource).toBe('website');
  expect(response).toContain('Covered spaces have an outlet for the trickle charger of a boat or camper battery.');
  expect(response).toContain(`(${site.origin}/)`);
});

test('the operator sees that the website would answer', async () => {
  const { app, admin, bot } = await setScene();
  const response = await app.call('POST', `/api/bots/${bot.id}/check-question`, {
    cookie: admin.cookie,
    body: { question },
  });
  expect(response.json()).toMatchObject({ step: 'passage', sources: [{ kind: 'page' }] });
});
