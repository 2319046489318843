import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Faq } from '@chat-module/contract/faqs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeBot, makeFaqSet, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const pages = new Map<string, string>();
const redirects = new Map<string, string>();
/** Paths of files that aren't pages, by type. */
const files = new Map<string, string>();

let site: Server;
let origin: string;
let app: TestApp;
let admin: SignedIn;
let botId: string;

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? '';
    const page = pages.get(path);
    const location = redirects.get(path);
    const type = files.get(path);
    if (location !== undefined) return response.writeHead(302, { location }).end();
    if (type !== undefined) return response.writeHead(200, { 'content-type': type }).end('%PDF');
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  origin = `http://${host}`;
  app = await openTestApp({ RATE_LIMITS: 'off', FETCH_ALLOW_HOSTS: host });
  admin = await makeOperator(app, 'admin');
});
afterAll(async () => {
  site.close();
  await app.close();
});
beforeEach(async () => {
  pages.clear();
  botId = (await makeBot(app, admin)).id;
});

const faqPage = (faqs: readonly (readonly [question: string, answer: string])[]): string =>
  `<!doctype html><title>FAQ</title><dl>${faqs.map(([q, a]) => `<dt>${q}</dt><dd>${a}</dd>`).join('')}</dl>`;

const extract = (url: unknown, bot = botId) =>
  app.call('POST', `/api/bots/${bot}/extract-faqs`, { cookie: admin.cookie, body: { url } });

const stored = async (): Promise<Faq[]> =>
  (await app.call('GET', `/api/faqs?botId=${botId}`, { cookie: admin.cookie })).json();

const two = [
  ['Do you sell boxes?', 'Yes, in three sizes, at the office.'],
  ['May I store a boat?', 'Yes, in the outdoor spaces behind the gate.'],
] as const;

describe('importing a page', () => {
  test('leaves an audit log entry with the number of imported FAQs', async () => {
    pages.set('/faq', faqPage(two));
    await extract(`${origin}/faq`);
    const log = await app.call('GET', '/api/admin/audit-log?kind=faq', { cookie: admin.cookie });
    expect(log.json()).toMatchObject([
      { actorId: admin.id, action: 'imported', subjectId: botId, changes: [{ field: 'faqs', from: null, to: '2' }] },
    ]);
  });

  test('adds its questions and answers to the bot', async () => {
    pages.set('/faq', faqPage(two));
    const response = await extract(`${origin}/faq`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ imported: 2, skipped: 0 });
    const questions = (await stored()).map(({ question, answer }) => [question, answer]);
    expect(questions.toSorted()).toEqual(two.map((faq) => [...faq]).toSorted());
    expect(response.json().faqs).toHaveLength(2);
  });

  test('a second time duplicates nothing', async () => {
    pages.set('/faq', faqPage(two));
    await extract(`${origin}/faq`);
    expect((await extract(`${origin}/faq`)).json()).toMatchObject({ imported: 0, skipped: 2 });
    expect(await stored()).toHaveLength(2);
  });

  test('after a change updates and adds, and leaves the rest', async () => {
    pages.set('/faq', faqPage(two));
    await extract(`${origin}/faq`);
    const [boxes, boat] = two;
    const changed = [boxes[0], 'Yes, and tape as well.'] as const;
    pages.set('/faq', faqPage([changed, boat, ['Is there a lift?', 'Yes, two of them.']]));
    expect((await extract(`${origin}/faq`)).json()).toMatchObject({ imported: 2, skipped: 1 });
    const faqs = await stored();
    expect(faqs).toHaveLength(3);
    expect(faqs.find(({ question }) => question === boxes[0])?.answer).toBe('Yes, and tape as well.');
  });

  test('twice at the same moment duplicates nothing', async () => {
    pages.set('/faq', faqPage(two));
    const answers = await Promise.all([extract(`${origin}/faq`), extract(`${origin}/faq`)]);
    expect(answers.map((response) => response.statusCode)).toEqual([200, 200]);
    expect(await stored()).toHaveLength(2);
  });
});

describe('importing a page again after an operator edited imported FAQs', () => {
  const edit = async (question: string, changes: object) => {
    const faq = (await stored()).find((it) => it.question === question);
    await app.call('PUT', `/api/faqs/${faq?.id}`, { cookie: admin.cookie, body: changes });
  };

  test('keeps the edit, updates the rest and duplicates nothing', async () => {
    pages.set('/faq', faqPage(two));
    await extract(`${origin}/faq`);
    const [boxes, boat] = two;
    await edit(boxes[0], { answer: 'Yes, ask for Joe.' });
    await edit(boat[0], { question: 'Boats?' });
    pages.set(
      '/faq',
      faqPage([
        [boxes[0], 'No more.'],
        [boat[0], boat[1]],
        ['Is there a lift?', 'Yes.'],
      ]),
    );
    expect((await extract(`${origin}/faq`)).json()).toMatchObject({ imported: 1, skipped: 2 });
    const answers = Object.fromEntries((await stored()).map(({ question, answer }) => [question, answer]));
    expect(answers).toEqual({ [boxes[0]]: 'Yes, ask for Joe.', 'Boats?': boat[1], 'Is there a lift?': 'Yes.' });
  });

  test('returns only the counts and the FAQs', async () => {
    pages.set('/faq', faqPage(two));
    expect(Object.keys((await extract(`${origin}/faq`)).json()).toSorted()).toEqual(['faqs', 'imported', 'skipped']);
  });
});

const preview = (path: string, bot = botId) =>
  app.call('POST', `/api/bots/${bot}/preview-faqs`, { cookie: admin.cookie, body: { url: `${origin}${path}` } });

describe('a preview', () => {
  test('marks every question as new, changed, existing or edited, and changes nothing', async () => {
    const lift = ['Is there a lift?', 'Yes.'] as const;
    const pets = ['May I bring my dog?', 'On a leash.'] as const;
    pages.set('/faq', faqPage([...two, lift]));
    await extract(`${origin}/faq`);
    const [boxes, boat] = two;
    const before = await stored();
    const liftFaq = before.find(({ question }) => question === lift[0]);
    await app.call('PUT', `/api/faqs/${liftFaq?.id}`, { cookie: admin.cookie, body: { answer: 'Ask Joe.' } });
    pages.set('/faq', faqPage([boxes, [boat[0], 'Not any more.'], lift, pets]));
    const response = await preview('/faq');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      url: `${origin}/faq`,
      faqs: [
        { question: boxes[0], answer: boxes[1], state: 'same', stored: { answer: boxes[1] } },
        { question: boat[0], answer: 'Not any more.', state: 'changed', stored: { answer: boat[1] } },
        { question: lift[0], answer: lift[1], state: 'edited', stored: { id: liftFaq?.id, answer: 'Ask Joe.' } },
        { question: pets[0], answer: pets[1], state: 'new' },
      ],
    });
    expect(await stored()).toHaveLength(3);
  });

  test('returns the page that the URL leads to', async () => {
    pages.set('/faq', faqPage(two));
    redirects.set('/old', '/faq');
    expect((await preview('/old')).json().url).toBe(`${origin}/faq`);
  });

  test.each([
    ['a page without questions', '/plain', '<p>We rent storage units.</p>', /no questions/],
    ['a page made by JavaScript', '/app', '<div id="root"></div><script src="/app.js"></script>', /JavaScript/],
    ['a page that is not there', '/missing', undefined, /that page doesn't exist \(404\). Check the address/],
  ])('%s is 422 with a message that says so', async (_what, path, page, says) => {
    if (page !== undefined) pages.set(path, page);
    const response = await preview(path);
    expect([response.statusCode, response.json().message]).toEqual([422, expect.stringMatching(says)]);
  });

  test('a file of another type is 422 with a message that says so', async () => {
    files.set('/faq.pdf', 'application/pdf');
    const response = await preview('/faq.pdf');
    expect([response.statusCode, response.json().message]).toEqual([422, expect.stringMatching(/not a web page/)]);
  });

  test('for an unknown bot is 404', async () => {
    pages.set('/faq', faqPage(two));
    expect((await preview('/faq', 'nothing')).statusCode).toBe(404);
  });
});

describe('the order of the page', () => {
  const twelve = Array.from({ length: 12 }, (_, at) => [`Is door ${12 - at} green?`, `Door ${at} is.`] as const);
  const asked = twelve.map(([question]) => question);

  test('is the order of the reply and the list', async () => {
    pages.set('/faq', faqPage(twelve));
    const reply = (await extract(`${origin}/faq`)).json();
    expect(reply.faqs.map(({ question }: Faq) => question)).toEqual(asked);
    expect((await stored()).map(({ question }) => question)).toEqual(asked);
  });

  test('is the order of the reply if some existed before', async () => {
    pages.set('/faq', faqPage(twelve.slice(4, 8)));
    await extract(`${origin}/faq`);
    pages.set('/faq', faqPage(twelve));
    const reply = (await extract(`${origin}/faq`)).json();
    expect(reply.faqs.map(({ question }: Faq) => question)).toEqual(asked);
  });
});

describe('an answer that is too long', () => {
  const paragraph = `${'All of it is under cover. '.repeat(20)}`;
  const long = ['What does the gate need?', Array(40).fill(`<p>${paragraph}</p>`).join('')] as const;

  test('is cut at a paragraph, and the preview and the result say so', async () => {
    pages.set('/faq', faqPage([long, two[0]]));
    const shown = (await preview('/faq')).json();
    expect(shown.faqs.map(({ cut }: { cut?: true }) => cut)).toEqual([true, undefined]);
    const imported = (await extract(`${origin}/faq`)).json();
    expect(imported.faqs.map(({ cut }: { cut?: true }) => cut)).toEqual([true, undefined]);
    expect(imported.faqs[0].answer).toMatch(/cover\. …$/);
    expect(imported.faqs[0].answer.length).toBeLessThanOrEqual(10_000);
    expect((await extract(`${origin}/faq`)).json()).toMatchObject({ imported: 0, skipped: 2 });
  });
});

describe('questions that the page has lost', () => {
  const lift = ['Is there a lift?', 'Yes.'] as const;
  const send = (body: object, bot = botId) =>
    app.call('POST', `/api/bots/${bot}/import-faqs`, { cookie: admin.cookie, body });

  const importThenShorten = async () => {
    pages.set('/faq', faqPage([...two, lift]));
    pages.set('/other', faqPage([['May I bring my dog?', 'On a leash.']]));
    await extract(`${origin}/other`);
    const { faqs } = (await extract(`${origin}/faq`)).json();
    pages.set('/faq', faqPage(two.slice(1)));
    return faqs as Faq[];
  };

  test('are reported by the preview, edited ones as such, and stay when the page is imported', async () => {
    const [boxes, , stairs] = await importThenShorten();
    pages.set('/faq/', faqPage(two.slice(1)));
    await app.call('PUT', `/api/faqs/${stairs?.id}`, { cookie: admin.cookie, body: { question: 'Lifts?' } });
    const { gone } = (await preview('/faq/')).json();
    expect(gone).toEqual([
      { id: boxes?.id, question: two[0][0], answer: two[0][1], category: 'general', edited: false },
      { id: stairs?.id, question: 'Lifts?', answer: 'Yes.', category: 'general', edited: true },
    ]);
    await extract(`${origin}/faq`);
    expect(await stored()).toHaveLength(4);
  });

  test('are deleted if the operator chooses so, each with an audit log entry', async () => {
    const [boxes, , stairs] = await importThenShorten();
    const reply = await send({ faqs: [], remove: [boxes?.id], page: `${origin}/faq` });
    expect([reply.statusCode, reply.json()]).toEqual([200, { imported: 0, skipped: 0, kept: 0, deleted: 1 }]);
    expect((await preview('/faq')).json().gone).toMatchObject([{ id: stairs?.id }]);
    expect(await stored()).toHaveLength(3);
    const log = await app.call('GET', '/api/admin/audit-log?kind=faq', { cookie: admin.cookie });
    expect(log.json()[0]).toMatchObject({ actorId: admin.id, action: 'deleted', subjectName: two[0][0] });
  });

  test('of another bot are not deleted', async () => {
    const [boxes] = await importThenShorten();
    const other = await makeBot(app, admin);
    expect((await send({ faqs: [], remove: [boxes?.id] }, other.id)).json()).toMatchObject({ deleted: 0 });
    expect(await stored()).toHaveLength(4);
  });

  test('are known for a page whose questions were chosen in the preview', async () => {
    await send({ faqs: [{ question: 'Is it dry?', answer: 'Yes.' }], page: `${origin}/faq#top` });
    pages.set('/faq', faqPage(two));
    expect((await preview('/faq')).json().gone).toMatchObject([{ question: 'Is it dry?' }]);
  });

  test('never include those of lists or of operators', async () => {
    await send({ faqs: [{ question: 'Is it dry?', answer: 'Yes.' }] });
    const body = { botId, question: two[0][0], answer: two[0][1] };
    await app.call('POST', '/api/faqs', { cookie: admin.cookie, body });
    pages.set('/faq', faqPage(two));
    await extract(`${origin}/faq`);
    pages.set('/faq', faqPage([lift]));
    expect((await preview('/faq')).json().gone).toMatchObject([{ question: two[1][0] }]);
  });

  test.each([
    [{ faqs: [], remove: [] }, 'There is no question to import.'],
    [{ faqs: [], remove: Array(501).fill('x') }, 'At most 500 FAQs at once.'],
    [{ faqs: [], remove: ['x'], page: 'faq' }, 'Page must be a web address that starts with http:// or https://.'],
  ])('%j is refused', async (body, message) => {
    const response = await send(body);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });
});

describe('importing a page into a set', () => {
  const callOf = async (name: 'extract' | 'preview', setId: string) =>
    app.call('POST', `/api/faq-sets/${setId}/${name}-faqs`, {
      cookie: admin.cookie,
      body: { url: `${origin}/faq` },
    });
  const ofSet = async (id: string): Promise<Faq[]> =>
    (await app.call('GET', `/api/faqs?setId=${id}`, { cookie: admin.cookie })).json();

  test('adds its questions to the set, for its bots to inherit', async () => {
    pages.set('/faq', faqPage(two));
    const { id } = await makeFaqSet(app, admin, [botId]);
    const response = await callOf('extract', id);
    expect([response.statusCode, response.json()]).toMatchObject([200, { imported: 2, skipped: 0 }]);
    expect(response.json().faqs[0]).toMatchObject({ setId: id, question: two[0][0] });
    expect((await ofSet(id)).map(({ question }) => question)).toEqual(two.map(([question]) => question));
    expect(await stored()).toEqual([]);
    const inherited = await app.call('GET', `/api/bots/${botId}/inherited-faqs`, { cookie: admin.cookie });
    expect(inherited.json()).toHaveLength(2);
    const [entry] = (await app.call('GET', '/api/admin/audit-log?kind=faq_set', { cookie: admin.cookie })).json();
    expect(entry).toMatchObject({ actorId: admin.id, action: 'imported', subjectId: id });
  });

  test('is compared with the FAQs of the set, not with those of its bots', async () => {
    const { id } = await makeFaqSet(app, admin, [botId]);
    pages.set('/faq', faqPage([two[0], ['Is there a lift?', 'Yes.']]));
    await callOf('extract', id);
    pages.set('/faq', faqPage([[two[0][0], 'Only small ones.'], two[1]]));
    await extract(`${origin}/faq`);
    const { faqs, gone } = (await callOf('preview', id)).json();
    expect(faqs).toMatchObject([{ state: 'changed', stored: { answer: two[0][1] } }, { state: 'new' }]);
    expect(gone).toMatchObject([{ question: 'Is there a lift?', edited: false }]);
    expect(await ofSet(id)).toHaveLength(2);
  });

  test.each(['extract', 'preview'] as const)('%s of an unknown set is 404', async (name) => {
    const response = await callOf(name, 'nothing');
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The FAQ set was not found.' }]);
  });
});

describe('refused', () => {
  test.each([
    ['a page without questions', '<p>We rent storage units.</p>'],
    ['an empty page', ''],
  ])('%s is 422 with a message, never an empty success', async (_what, page) => {
    pages.set('/faq', page);
    const response = await extract(`${origin}/faq`);
    expect(response.statusCode).toBe(422);
    expect(response.json().message).toMatch(/^[A-Z].*\.$/);
    expect(await stored()).toEqual([]);
  });

  test('a missing page is 422', async () => {
    expect((await extract(`${origin}/missing`)).statusCode).toBe(422);
  });

  test.each(['http://127.0.0.1:1/', 'http://localhost:9/', 'http://169.254.169.254/latest/', 'http://[::1]/'])(
    'the private address %s is 422',
    async (url) => {
      const response = await extract(url);
      expect(response.statusCode).toBe(422);
      expect(response.json().message).toMatch(/\.$/);
    },
  );

  test.each([undefined, '', 'not a url', 'file:///etc/passwd', 'ftp://x.example/', 7])(
    'a url of %j is 400',
    async (url) => {
      const response = await extract(url);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        errors: expect.arrayContaining([expect.objectContaining({ path: 'url' })]),
      });
    },
  );

  test('an unknown bot is 404', async () => {
    pages.set('/faq', faqPage(two));
    const response = await extract(`${origin}/faq`, 'nothing');
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'The bot was not found.' }]);
  });
});
