import { newRecord } from '../kill/writers.mjs';

const phone = '(541) 555-0100';
const limitMs = 30_000;

/** What the callers of a run saw: a count per status, and the acknowledged ids. `cut` counts interrupted responses. */
export const newTally = () => ({ ...newRecord(), statuses: new Map() });

/** Calls like a browser; returns the response if it is successful. */
export const callOn = async (tally, origin, method, path, { body, headers = {} } = {}) => {
  let status = 'cut';
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await response.text();
    status = response.status;
    return response.ok ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  } finally {
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  }
};

/** One visit: the widget opens, the visitor chats, leaves a number and reserves. */
const visit = async ({ origin, botId, locationId }, tally, name, address) => {
  const headers = { 'x-forwarded-for': address };
  const get = (path) => callOn(tally, origin, 'GET', path, { headers });
  const post = (path, body, keyed) =>
    callOn(tally, origin, 'POST', path, { body, headers: keyed ? { ...headers, 'idempotency-key': keyed } : headers });
  const sessionId = `session of ${name}`;
  const say = async (message) => {
    const reply = await post(`/api/chat/${botId}`, { message, sessionId });
    if (reply) tally.conversations.add(reply.conversationId);
  };
  await get(`/api/bots/${botId}/public`);
  await get(`/api/locations/${locationId}/public`);
  await say('Hello');
  await say('Where are you?');
  const lead = await post('/api/leads', { botId, name, phone, sessionId }, `lead of ${name}`);
  if (lead) tally.leads.add(lead.id);
  await say('What does a 10x10 cost?');
  const wish = { botId, customerName: name, customerPhone: phone, unitSize: '10x10', sessionId };
  const reservation = await post('/api/reservations', wish, `reservation of ${name}`);
  if (reservation) tally.reservations.add(reservation.id);
};

/** Visits one after another, each from its own address, until stopped. */
export const visitOn = async (place, tally, lane, signal) => {
  for (let turn = 0; !signal.aborted; turn++) {
    const address = `10.${lane}.${Math.floor(turn / 250) % 250}.${turn % 250}`;
    await visit(place, tally, `visitor ${lane}-${turn}`, address);
  }
};

/** An operator who opens one list after another, always with the cookie of the first sign-in. */
export const lookOn = async ({ origin, cookie }, tally, signal) => {
  const paths = ['/api/auth/user', '/api/admin/leads', '/api/admin/conversations', '/api/analytics/overview'];
  for (let turn = 0; !signal.aborted; turn++) {
    await callOn(tally, origin, 'GET', paths[turn % paths.length], { headers: { cookie } });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};
