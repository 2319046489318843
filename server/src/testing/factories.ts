import type { Bot } from '@chat-module/contract/bots';
import type { FaqSet } from '@chat-module/contract/faq-sets';
import type { Faq } from '@chat-module/contract/faqs';
import type { Location } from '@chat-module/contract/locations';
import type { Role, User } from '@chat-module/contract/users';
import { hash } from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import type { UnansweredQuestionRow } from '../database/rows/faqs.ts';
import { newId } from '../ids.ts';
import { setLocationsOf } from '../users/user-locations.store.ts';
import { insertUser } from '../users/users.store.ts';
import type { TestApp } from './test-app.ts';

export const password = 'correct horse';

/**
 * A stored hash contains its own cost: the product checks this one like any other, in a hundredth of the time. A test of
 * that cost creates its users with `makeUser`, whose passwords the product hashes.
 */
const passwordHash = hash(password, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** A signed-in user: their browser's cookie and their account. */
export interface SignedIn {
  readonly cookie: string;
  readonly id: string;
  readonly username: string;
}

let counter = 0;
export const unique = (word: string): string => `${word}-${++counter}`;

/** The session cookie of a response, as a browser sends it back. */
export function cookieOf(response: LightMyRequestResponse): string {
  const { name, value } = response.cookies[0] ?? { name: '', value: '' };
  return `${name}=${encodeURIComponent(value)}`;
}

export async function signIn(app: TestApp, username: string, secret = password): Promise<string> {
  const response = await app.call('POST', '/api/login', { body: { username, password: secret } });
  if (response.statusCode !== 200) throw new Error(`sign-in failed: ${response.body}`);
  return cookieOf(response);
}

/** A stored user, signed in. A test's first admin must be stored directly. */
export async function makeOperator(app: TestApp, role: Role, locationId: string | null = null): Promise<SignedIn> {
  const username = unique(role);
  const id = newId();
  const now = app.clock.now().toISOString();
  await insertUser(app.context.db, {
    id,
    username,
    usernameKey: username,
    passwordHash: await passwordHash,
    passwordChangedAt: now,
    invitedAt: null,
    firstName: 'Ada',
    lastName: 'Keeper',
    email: `${username}@example.com`,
    role,
    locationId,
    createdAt: now,
    updatedAt: now,
  });
  return { id, username, cookie: await signIn(app, username) };
}

/** A manager of the given locations, signed in. */
export async function makeManager(app: TestApp, locationIds: readonly string[]): Promise<SignedIn> {
  const manager = await makeOperator(app, 'manager', locationIds[0] ?? null);
  await setLocationsOf(app.context.db, manager.id, locationIds);
  return manager;
}

export const locationBody = {
  businessName: 'Cedar Lane Storage',
  address: '12 Cedar Lane, Springfield, OR 97477',
  phoneNumber: '(541) 555-0123',
  website: 'https://cedarlane.example',
  timezone: 'America/Los_Angeles',
  facilityEmail: 'office@cedarlane.example',
  officeHours: 'Monday - Friday: 9 AM - 6 PM\nSaturday: 9 AM - 3 PM',
  sizeOptions: [
    { size: '5x5', type: 'Interior', category: 'small', description: 'Fits a closet of boxes.' },
    { size: '10x10', type: 'Drive-up', category: 'medium', description: 'Fits a one-bedroom flat.' },
    { size: '10x20', type: 'Drive-up', category: 'large', description: 'Fits a house of three bedrooms.' },
  ],
  amenities: ['Drive-up access', 'Video surveillance'],
};

export async function makeLocation(app: TestApp, admin: SignedIn, fields: object = {}): Promise<Location> {
  const response = await app.call('POST', '/api/locations', {
    cookie: admin.cookie,
    body: { ...locationBody, ...fields },
  });
  return response.json();
}

export async function makeBot(app: TestApp, admin: SignedIn, fields: object = {}): Promise<Bot> {
  const body = { name: unique('Bot'), websiteUrl: 'https://cedarlane.example', ...fields };
  const response = await app.call('POST', '/api/bots', { cookie: admin.cookie, body });
  return response.json();
}

export async function makeFaq(app: TestApp, admin: SignedIn, botId: string, fields: object = {}): Promise<Faq> {
  const body = {
    botId,
    question: 'Do you sell padlocks?',
    answer: 'Yes, disc locks are sold at the office.',
    ...fields,
  };
  const response = await app.call('POST', '/api/faqs', { cookie: admin.cookie, body });
  return response.json();
}

export async function makeFaqSet(
  app: TestApp,
  admin: SignedIn,
  botIds: readonly string[] = [],
  fields: object = {},
): Promise<FaqSet> {
  const body = { name: unique('Set'), botIds, ...fields };
  return (await app.call('POST', '/api/faq-sets', { cookie: admin.cookie, body })).json();
}

export async function makeSetFaq(app: TestApp, admin: SignedIn, setId: string, fields: object = {}): Promise<Faq> {
  const body = { setId, question: 'Do you rent hand trucks?', answer: 'Hand trucks are free to use.', ...fields };
  return (await app.call('POST', '/api/faqs', { cookie: admin.cookie, body })).json();
}

export async function makeUser(app: TestApp, admin: SignedIn, locationId: string, fields: object = {}): Promise<User> {
  const username = unique('person');
  const body = {
    username,
    password,
    firstName: 'Sam',
    lastName: 'Field',
    email: `${username}@example.com`,
    role: 'user',
    locationId,
    ...fields,
  };
  const response = await app.call('POST', '/api/admin/users', { cookie: admin.cookie, body });
  return response.json();
}

/** An unanswered question, stored directly: the chat's tests check which questions a bot can't answer. */
export async function makeUnanswered(
  app: TestApp,
  fields: Partial<UnansweredQuestionRow> & Pick<UnansweredQuestionRow, 'botId' | 'locationId'>,
): Promise<string> {
  const now = app.clock.now().toISOString();
  const question = fields.question ?? unique('Do you keep a unicorn?');
  const row = {
    id: newId(),
    question,
    questionKey: question,
    count: 1,
    firstAskedAt: now,
    lastAskedAt: now,
    ...fields,
  };
  await app.context.db.insertInto('unansweredQuestions').values(row).execute();
  return row.id;
}

/** Pictures of one pixel, in Base64. */
export const tinyGif = 'R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=';
export const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const visitorReservation = (botId: string, fields: object = {}) => ({
  botId,
  unitId: 'unit-1',
  unitSize: '10x10',
  customerName: 'Robin Mover',
  customerPhone: '(541) 555-0188',
  customerEmail: 'robin@example.com',
  sessionId: 'session-1',
  ...fields,
});

export const visitorLead = (botId: string, fields: object = {}) => ({
  botId,
  name: 'Lee Asker',
  phone: '(541) 555-0177',
  inquiry: 'Do you have room for a piano?',
  sessionId: 'session-1',
  ...fields,
});
