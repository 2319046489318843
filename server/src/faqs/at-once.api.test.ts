import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFaqs } from '../faq-import/import-faqs.ts';
import { makeBot, makeFaq, makeLocation, makeOperator, type SignedIn } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

const rounds = [1, 2, 3, 4, 5];
const three = ['first', 'second', 'third'];

async function makeFacility() {
  const { id: botId } = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
  const faq = await makeFaq(app, admin, botId);
  const edit = async (answer: string) =>
    (await app.call('PUT', `/api/faqs/${faq.id}`, { cookie: admin.cookie, body: { answer } })).statusCode;
  const ask = async (sessionId: string) => {
    const body = { message: faq.question, sessionId };
    return (await app.call('POST', `/api/chat/${botId}`, { body })).statusCode;
  };
  const remove = async () => (await app.call('DELETE', `/api/bots/${botId}`, { cookie: admin.cookie })).statusCode;
  return { botId, faq, edit, ask, remove };
}

test.each(rounds)('FAQs edited while their page is imported: both succeed (%i)', async () => {
  const { botId, faq, edit } = await makeFacility();
  const imports = three.map((answer) =>
    importFaqs(app.context, { botId }, [{ question: faq.question, answer }], admin),
  );
  const edits = three.map(edit);
  expect(await Promise.all(edits)).toEqual([200, 200, 200]);
  await Promise.all(imports);
});

test.each(rounds)(
  'a bot deleted while it answers and is edited: each call succeeds or finds nothing (%i)',
  async () => {
    const { edit, ask, remove } = await makeFacility();
    const [deleted, ...others] = await Promise.all([remove(), ...three.map(ask), ...three.map(edit)]);
    expect(deleted).toBe(200);
    expect(others.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  },
);
