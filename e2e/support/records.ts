import type { Bot } from '@chat-module/contract/bots';
import type { Location } from '@chat-module/contract/locations';
import type { User } from '@chat-module/contract/users';
import { type APIRequestContext, expect } from '@playwright/test';

/** Makes a call as the user that the request context is signed in as. */
export const post = async (request: APIRequestContext, url: string, data: object) => {
  const answer = await request.post(url, { data });
  expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

export const makeLocation = (
  request: APIRequestContext,
  origin: string,
  fields: Partial<Location> = {},
): Promise<Location> =>
  post(request, `${origin}/api/locations`, {
    businessName: 'Harbor Lane Storage',
    address: '4 Harbor Lane, Astoria, OR 97103',
    phoneNumber: '(503) 555-0142',
    website: 'https://harborlane.example',
    timezone: 'America/Los_Angeles',
    sizeOptions: [{ size: '10x10', type: 'Drive-up', category: 'medium', description: 'Takes a one-bedroom flat.' }],
    ...fields,
  });

export const makeBot = (request: APIRequestContext, origin: string, fields: Partial<Bot> = {}): Promise<Bot> =>
  post(request, `${origin}/api/bots`, { name: 'Harbor Helper', websiteUrl: 'https://harborlane.example', ...fields });

export const userPassword = 'read it, leave it';

/** An operator, by default in the role `user`, whose password is `userPassword`. */
export const makeUser = (
  request: APIRequestContext,
  origin: string,
  fields: Partial<User> & Pick<User, 'username' | 'locationId'>,
): Promise<User> =>
  post(request, `${origin}/api/admin/users`, {
    password: userPassword,
    firstName: 'Ria',
    lastName: 'Reader',
    email: `${fields.username}@example.com`,
    ...fields,
  });
