import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Endpoint, needsSession } from '@chat-module/contract/endpoint';
import { type EndpointName, endpoints } from '@chat-module/contract/endpoints';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeOperator, type SignedIn } from '../testing/factories.ts';
import { makeWorld, type Person, people, sampleCalls, type World } from '../testing/sample-calls.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { requireAccess } from './require-access.ts';

const contractFolder = fileURLToPath(new URL('../../../contract/src', import.meta.url));

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** Calls whose success has another status with this test's data. */
const successOf: Partial<Record<EndpointName, number>> = {
  undoLeadStatus: 409,
  undoReservationStatus: 409,
  logIn: 401,
  confirmPasswordReset: 400,
  acceptInvitation: 400,
  endOwnSession: 404,
  confirmSecondFactor: 400,
  turnOffSecondFactor: 409,
  resetSecondFactor: 409,
  extractFaqs: 422,
  previewFaqs: 422,
  extractSetFaqs: 422,
  previewSetFaqs: 422,
  settleDifference: 409,
  removeSampleData: 404,
};

const expectedStatus = (name: EndpointName, { access, status = 200, params }: Endpoint, person: Person): number => {
  const success = successOf[name] ?? status;
  if (access === 'visitor' || access === 'anyone' || person === 'admin') return success;
  if (person === 'anonymous' || person === 'deletedUser') return 401;
  if (access === 'admin' || (access === 'manager' && !isManager(person))) return 403;
  if (!isForeign(person)) return success;
  return params === undefined ? (foreignStatusOf[name] ?? success) : 404;
};

/** Calls without a path parameter whose sample names another's bot. */
const foreignStatusOf: Partial<Record<EndpointName, number>> = {
  createFaq: 400,
  createFaqSet: 400,
  answerQuestions: 400,
};

const isManager = (person: Person): boolean => person.startsWith('manager');

const foreigners: readonly Person[] = [
  'userOfAnother',
  'userWithoutLocation',
  'managerOfAnother',
  'managerWithoutLocation',
];
const isForeign = (person: Person): boolean => foreigners.includes(person);

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
  admin = await makeOperator(app, 'admin');
});
afterAll(() => app.close());

let sharedWorld: Promise<World> | undefined;

const borrowWorld = (): Promise<World> => {
  sharedWorld ??= makeWorld(app, admin);
  return sharedWorld;
};

/** Calls besides DELETEs that use up what another call reads, or need that nothing has changed. */
const withOwnWorld: readonly EndpointName[] = [
  'setBotPicture',
  'createCalendarFeed',
  'answerQuestions',
  'dismissQuestions',
  'undoLeadStatus',
  'undoReservationStatus',
];

/** A call that somebody else's success made impossible fails here, because the admin comes last and must succeed. */
const worldFor = (name: EndpointName, { method }: Endpoint): Promise<World> =>
  method === 'DELETE' || withOwnWorld.includes(name) ? makeWorld(app, admin) : borrowWorld();

/** The test's objects that a response names. */
const mentions = (body: string, { ids }: World): string[] =>
  Object.entries(ids).flatMap(([what, id]) => (body.includes(id) ? what : []));

describe.each([...endpoints])('%s', (name, endpoint) => {
  test(`${endpoint.method} ${endpoint.path} follows its access rule "${endpoint.access}" for each role`, async () => {
    let world = await worldFor(name, endpoint);
    const statuses: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const person of people) {
      const sample = sampleCalls[name](world);
      const response = await app.call(endpoint.method, sample.url, {
        cookie: world.cookies[person],
        body: sample.body,
      });
      statuses[person] = response.statusCode;
      expected[person] = expectedStatus(name, endpoint, person);
      if (needsSession(endpoint.access) && isForeign(person))
        expect(mentions(response.body, world), `${person} sees what is not theirs`).toEqual([]);
      // The next person needs an object that still exists.
      if (endpoint.method === 'DELETE' && response.statusCode < 300) world = await makeWorld(app, admin);
    }
    expect(statuses).toEqual(expected);
  });
});

const filtered = [...endpoints].filter(([, { access, query }]) => {
  const names = Object.keys(query?.shape ?? {});
  return access === 'signedIn' && (names.includes('locationId') || names.includes('botId'));
});

describe.each(filtered)('%s', (_name, endpoint) => {
  const { path, query } = endpoint;

  test(`GET ${path} returns no rows of another location when asked by its ids`, async () => {
    const world = await borrowWorld();
    const asked = Object.entries({ locationId: world.ids.location, botId: world.ids.bot }).filter(
      ([name]) => name in (query?.shape ?? {}),
    );
    const ask = (cookie: string | undefined) => app.call('GET', `${path}?${new URLSearchParams(asked)}`, { cookie });
    const own = await ask(world.cookies.userOfThisLocation);
    expect(own.body.length, 'there is something to see').toBeGreaterThan('[]'.length);
    expect((await ask(world.cookies.managerOfThisLocation)).body).toBe(own.body);
    const empty = (await app.call('GET', `${path}?locationId=nowhere&botId=nothing`, { cookie: admin.cookie })).body;
    for (const person of foreigners) expect((await ask(world.cookies[person])).body, person).toBe(empty);
    expect(own.body).not.toBe(empty);
  });
});

test('an API route without an access rule stops the start', () => {
  const server = fastify();
  requireAccess(server);
  expect(() => server.get('/api/all-of-it', () => '')).toThrow('GET /api/all-of-it has no rule of access.');
});

test('every call of the contract is served, under its own rule', () => {
  const unserved = [...endpoints.values()].filter(({ method, path }) => !app.app.hasRoute({ method, url: path }));
  expect(unserved).toEqual([]);
});

test('the list of endpoints includes every contract file with a call', async () => {
  const known = new Set<unknown>(endpoints.values());
  for (const file of readdirSync(contractFolder).filter((name) => !name.endsWith('.test.ts'))) {
    const described = Object.values(await import(join(contractFolder, file)));
    const missed = described.filter((it) => isCall(it) && !known.has(it));
    expect(missed, `${file} is not in endpoints.ts`).toEqual([]);
  }
});
