import { send } from './places.mjs';

/** The cursor in the middle of the largest list, where an offset would have to count rows. */
const middleOf = ({ size }) => {
  const time = new Date(Date.now() - (365 / 2) * 86_400_000).toISOString();
  return Buffer.from(`${time} ${size.toString(16)}`).toString('base64url');
};

const get =
  (path, as = 'cookie') =>
  (place) =>
    send(place.origin, 'GET', path(place), undefined, place[as]);

const daysAgo = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const lastMonth = () => new Date(Date.now() - 30 * 86_400_000).toISOString();

/** What the manager of some locations reads, whose rows are merged from all of them. */
const callsOfManager = (count) => {
  const as = `cookieOf${count}`;
  return Object.fromEntries(
    Object.entries({
      conversations: '/api/admin/conversations',
      visits: '/api/admin/conversations/sessions',
      'visits without an answer': '/api/admin/conversations/sessions?badge=unanswered',
      'visits with a badge nobody has':
        '/api/admin/conversations/sessions?badge=rated_down&before=2020-01-01T00:00:00.000Z',
      'number of visits': '/api/admin/conversations/sessions/count',
      'number of visits without an answer': '/api/admin/conversations/sessions/count?badge=unanswered',
      leads: '/api/admin/leads',
      'leads of a rare status': '/api/admin/leads?status=converted&limit=5',
      'leads of a status nobody has': '/api/admin/leads?status=closed',
      'leads with a common word': '/api/admin/leads?search=visitor',
      'leads to call today': '/api/admin/leads?followUp=due&limit=20',
      'number of leads of a rare status': '/api/admin/leads/count?status=closed',
      'reservations by move-in date': '/api/admin/reservations?sort=moveIn',
      'pending reservations': '/api/admin/reservations?status=pending',
      'questions without an answer': '/api/admin/unanswered',
      'counts of open work': '/api/admin/attention',
      'figures of the conversations': '/api/admin/conversations/summary',
      overview: '/api/analytics/overview',
      'figures of 90 days': '/api/analytics/figures?days=90',
    }).map(([name, path]) => [`${name}, manager of ${count}`, get(() => path, as)]),
  );
};

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
  'visits with a badge nobody has': get(
    () => '/api/admin/conversations/sessions?badge=reserved&before=2020-01-01T00:00:00.000Z',
  ),
  'number of messages': get(() => '/api/admin/conversations/count'),
  'number of messages of a busy location': get((it) => `/api/admin/conversations/count?locationId=${it.locationId}`),
  'number of visits': get(() => '/api/admin/conversations/sessions/count'),
  'number of visits with a rare badge': get(() => '/api/admin/conversations/sessions/count?badge=rated_down'),
  'number of questions without an answer': get(() => '/api/admin/unanswered/count'),
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
  'leads until a month ago': get(() => `/api/admin/leads?before=${lastMonth()}`),
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
  'reservations with a word that nobody wrote': get(() => '/api/admin/reservations?search=nobody'),
  'number of reservations with a word that nobody wrote': get(() => '/api/admin/reservations/count?search=nobody'),
  'questions without an answer': get(() => '/api/admin/unanswered'),
  'questions without an answer, grouped': get(() => '/api/admin/unanswered/groups'),
  'counts of open work': get(() => '/api/admin/attention'),
  'counts of open work by location': get((it) => `/api/locations/open-work?ids=${it.locationId},${it.few.locationId}`),
  overview: get(() => '/api/analytics/overview'),
  'analytics of 90 days': get((it) => `/api/bots/${it.botId}/analytics?days=90`),
  'figures of a bot': get((it) => `/api/analytics/figures?botId=${it.botId}&days=90`),
  'figures of a location': get((it) => `/api/analytics/figures?locationId=${it.locationId}&days=90`),
  'figures of all locations': get(() => '/api/analytics/figures?days=90'),
  'figures of all locations in a year': get(() => '/api/analytics/figures?days=366'),
  'figures by location': get(() => '/api/analytics/figures/by-location?days=90'),
  'comparison of bots': get(() => '/api/analytics/comparison?days=90'),
  'comparison of bots as CSV': get(() => '/api/analytics/comparison/export?days=90'),
  'questions of a bot': get((it) => `/api/bots/${it.botId}/questions?days=90`),
  'funnel as CSV': get((it) => `/api/bots/${it.botId}/export?table=funnel&days=90`),
  'days as CSV': get((it) => `/api/bots/${it.botId}/export?table=days&days=90`),
  'calendar of a hundred reservations': get((it) => it.last.calendar),
  'visits of a day': get(
    (it) => `/api/admin/conversations/sessions?locationId=${it.locationId}&from=${daysAgo(1)}&limit=1`,
  ),
  'visits that chose a unit': get((it) => `/api/admin/conversations/sessions?locationId=${it.locationId}&reached=unit`),
  'visits of a bot': get((it) => `/api/admin/conversations/sessions?botId=${it.few.botId}&limit=5`),
  'visits of a bot in an hour of the week': get(
    (it) =>
      `/api/admin/conversations/sessions?botId=${it.botId}&weekday=2&hour=8&from=${daysAgo(30)}&to=${daysAgo(0)}&limit=5`,
  ),
  'answers of a bot from FAQs': get(
    (it) => `/api/admin/conversations?botId=${it.botId}&source=faq&from=${daysAgo(30)}&limit=5`,
  ),
  'answers of a bot by an FAQ that answers nothing': get(
    (it) => `/api/admin/conversations?botId=${it.botId}&faqId=none&from=${daysAgo(90)}`,
  ),
  'answers of a bot rated down': get((it) => `/api/admin/conversations?botId=${it.botId}&rating=down&limit=1`),
  ...callsOfManager(12),
  ...callsOfManager(200),
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
