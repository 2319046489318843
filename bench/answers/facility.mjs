import { readFacilities } from '../../answer-engine/data/read-data.mjs';
import { adminPassword } from '../start-product.mjs';
import { openClient } from './post.mjs';

const devFacilities = readFacilities('dev');

/** A facility of the development split, with its record. */
export const readFacility = (id = 'C') => devFacilities.find((facility) => facility.id === id);

/** The messages of a split: more than a server keeps in memory. */
export const readMessages = (split) =>
  readFacilities(split).flatMap(({ messages }) => messages.map(({ message }) => message));

/** Each of them, and then from the first one on again. */
export const inTurn = (values) => {
  let at = 0;
  return () => values[at++ % values.length];
};

/** Calls the API as the first admin. */
export const signIn = async (origin) => {
  const send = (method, path, body, cookie) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        Origin: origin,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const signedIn = await send('POST', '/api/login', { username: 'admin', password: adminPassword });
  const cookie = signedIn.headers.get('set-cookie')?.split(';', 1)[0];
  return async (method, path, body) => {
    const response = await send(method, path, body, cookie);
    if (!response.ok) {
      const error = new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      throw Object.assign(error, { status: response.status });
    }
    return { body: await response.json(), headers: response.headers };
  };
};

/** A location, its bot and its FAQs; the ids of the FAQs by those of the set. */
export const createFacility = async (call, { facility: { id: _, ...facility }, faqs }) => {
  const body = { facilityEmail: 'office@facility.example', timezone: 'America/New_York', ...facility };
  const { body: location } = await call('POST', '/api/locations', body);
  const website = { name: facility.businessName, websiteUrl: facility.website, locationId: location.id };
  const { body: bot } = await call('POST', '/api/bots', website);
  const idsInSet = new Map();
  for (const { id, question, answer, category } of faqs) {
    const { body: faq } = await call('POST', '/api/faqs', { botId: bot.id, question, answer, category });
    idsInSet.set(faq.id, id);
  }
  return { botId: bot.id, idsInSet };
};

const { post } = openClient(1);

export const ask = (origin, botId, message, sessionId) => post(`${origin}/api/chat/${botId}`, { message, sessionId });

/** All conversations of a bot by their ids. */
export const readConversations = async (call, botId) => {
  const found = new Map();
  let cursor;
  do {
    const { body, headers } = await call(
      'GET',
      `/api/admin/conversations?botId=${botId}&limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    for (const conversation of body) found.set(conversation.id, conversation);
    cursor = headers.get('x-next-cursor');
  } while (cursor);
  return found;
};
