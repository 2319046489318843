import { send } from './places.mjs';

/** The cursor in the middle of the largest list, where an offset would have to count rows. */
const middleOf = ({ size }) => {
  const time = new Date(Date.now() - (365 / 2) * 86_400_000).toISOString();
  return Buffer.from(`${time} ${size.toString(16)}`).toString('base64url');
};

const get = (path) => (place) => send(place.origin, 'GET', path(place), undefined, place.cookie);

let asked = 0;

/** The calls of operators and visitors that read growing tables. Page sizes fit the smallest database. */
export const calls = {
  'conversations, first page': get(() => '/api/admin/conversations'),
  'conversations, from the middle': get((it) => `/api/admin/conversations?cursor=${middleOf(it)}`),
  'conversations of a busy location': get((it) => `/api/admin/conversations?locationId=${it.locationId}`),
  'conversations of a quiet location': get((it) => `/api/admin/conversations?locationId=${it.few.locationId}&limit=20`),
  'conversations of a location and a bot': get(
    (it) => `/api/admin/conversations?locationId=${it.few.locationId}&botId=${it.few.botId}&limit=20`,
  ),
  'conversations of a visit': get((it) => `/api/admin/conversations?sessionId=s${Math.floor(it.size / 7)}`),
  'conversations of a bot': get((it) => `/api/bots/${it.botId}/conversations`),
  visits: get(() => '/api/admin/conversations/sessions'),
  'visits of a quiet location': get(
    (it) => `/api/admin/conversations/sessions?locationId=${it.few.locationId}&limit=5`,
  ),
  'visits without an answer': get(() => '/api/admin/conversations/sessions?badge=unanswered'),
  'visits of a quiet location without an answer': get(
    (it) => `/api/admin/conversations/sessions?badge=unanswered&locationId=${it.few.locationId}&limit=5`,
  ),
  'visits with a rare badge': get(() => '/api/admin/conversations/sessions?badge=rated_down&limit=1'),
  'visits with a badge nobody has': get(() => '/api/admin/conversations/sessions?badge=reserved'),
  'figures of the conversations': get(() => '/api/admin/conversations/summary'),
  leads: get((it) => `/api/admin/leads?locationId=${it.locationId}`),
  'leads of a rare status': get(() => '/api/admin/leads?status=converted&limit=5'),
  'leads of a status nobody has': get(() => '/api/admin/leads?status=closed'),
  'leads of a location and a rare status': get(
    (it) => `/api/admin/leads?locationId=${it.few.locationId}&status=converted&limit=5`,
  ),
  'leads to call today': get(() => '/api/admin/leads?followUp=due&limit=20'),
  'leads assigned to the caller': get(() => '/api/admin/leads?assignee=me&limit=20'),
  'leads by follow-up date': get(() => '/api/admin/leads?sort=followUp'),
  'leads of a rare status by follow-up date': get(() => '/api/admin/leads?sort=followUp&status=converted&limit=5'),
  'leads until a month ago': get(
    () => `/api/admin/leads?before=${new Date(Date.now() - 30 * 86_400_000).toISOString()}`,
  ),
  'leads, oldest first': get(() => '/api/admin/leads?sort=oldest'),
  'leads with a common word': get(() => '/api/admin/leads?search=visitor'),
  'leads with a word that nobody wrote': get(() => '/api/admin/leads?search=nobody'),
  'number of leads': get(() => '/api/admin/leads/count'),
  'number of leads of a rare status': get(() => '/api/admin/leads/count?status=closed'),
  'number of leads to call today': get(() => '/api/admin/leads/count?followUp=due'),
  'reservations by move-in date': get(() => '/api/admin/reservations?sort=moveIn'),
  'pending reservations of a location by move-in date': get(
    (it) => `/api/admin/reservations?sort=moveIn&status=pending&locationId=${it.locationId}`,
  ),
  reservations: get(() => '/api/admin/reservations'),
  'reservations of a quiet location': get((it) => `/api/admin/reservations?locationId=${it.few.locationId}&limit=2`),
  'questions without an answer': get(() => '/api/admin/unanswered'),
  'analytics of 90 days': get((it) => `/api/bots/${it.botId}/analytics?days=90`),
  overview: get(() => '/api/analytics/overview'),
  chat: ({ origin, botId }) =>
    send(origin, 'POST', `/api/chat/${botId}`, { message: 'What are your hours?', sessionId: `new ${asked++}` }),
  'chat, with five turns before': ({ origin, botId }) =>
    send(origin, 'POST', `/api/chat/${botId}`, {
      message: 'What are your hours?',
      sessionId: `s${40 + (asked++ % 8)}`,
    }),
  'a lead': ({ origin, botId }) =>
    send(origin, 'POST', '/api/leads', { botId, name: `Somebody ${asked++}`, phone: '(541) 555-0100' }),
};
