import * as analytics from './analytics.ts';
import * as bots from './bots.ts';
import * as chat from './chat.ts';
import * as conversations from './conversations.ts';
import type { Endpoint } from './endpoint.ts';
import * as faqs from './faqs.ts';
import * as leads from './leads.ts';
import * as locations from './locations.ts';
import * as reservations from './reservations.ts';
import * as session from './session.ts';
import * as users from './users.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const endpointsOf = (module: Record<string, unknown>): [string, Endpoint][] =>
  Object.entries(module).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));

/** Every call of the API by its name in the contract. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  [session, users, locations, bots, faqs, chat, leads, reservations, conversations, analytics].flatMap(endpointsOf),
);
