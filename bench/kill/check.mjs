const readAll = async (origin, path, cookie) => {
  const rows = [];
  let cursor = '';
  while (cursor !== null) {
    const page = await fetch(`${origin}${path}?limit=200${cursor && `&cursor=${cursor}`}`, { headers: { cookie } });
    rows.push(...(await page.json()));
    cursor = page.headers.get('x-next-cursor');
  }
  return rows;
};

const read = async (origin, path, cookie) => (await fetch(origin + path, { headers: { cookie } })).json();

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** Each email, and how many leads and reservations a digest covers. Digests are due an hour later. */
export const outboxQuery = `select id, sent_at as "sentAt",
  (select cast(count(*) as integer) from held_mails where digest_id = outbox.id) as held from outbox`;

export const isUnsent = ({ sentAt, held }) => sentAt === null && held === 0;

/** The violations found in the database, as sentences; empty if every promise was kept. */
export const findFaults = async ({ origin, botId, cookie }, record, readOutbox, mailFiles) => {
  const faults = [];
  const stored = {};
  for (const kind of ['leads', 'reservations', 'conversations']) {
    stored[kind] = await readAll(origin, `/api/admin/${kind}`, cookie);
    const ids = new Set(stored[kind].map(({ id }) => id));
    if (ids.size !== stored[kind].length) faults.push(`${kind}: an id twice`);
    const lost = [...record[kind]].filter((id) => !ids.has(id));
    if (lost.length > 0) faults.push(`${kind}: ${lost.length} acknowledged ones are gone, such as ${lost[0]}`);
  }
  const notes = new Map(stored.reservations.map((row) => [row.id, row.notes]));
  const undone = [...record.edits].filter(([id, text]) => notes.get(id) !== text);
  if (undone.length > 0) faults.push(`edits: ${undone.length} acknowledged ones are not there`);
  faults.push(...(await findMiscounts(origin, botId, cookie, stored.conversations)));
  faults.push(...findUnsent(await readOutbox(), mailFiles(), stored));
  return { faults, stored };
};

const findMiscounts = async (origin, botId, cookie, conversations) => {
  const faults = [];
  const expectEqual = (what, shown, counted) => {
    if (shown !== counted) faults.push(`${what}: shown ${shown}, counted ${counted}`);
  };
  const days = await read(origin, `/api/bots/${botId}/analytics?days=366`, cookie);
  const summary = await read(origin, '/api/admin/conversations/summary', cookie);
  const of = (source) => conversations.filter(({ responseSource }) => responseSource === source).length;
  expectEqual('conversations of all days', sum(days.map((day) => day.conversationCount)), conversations.length);
  expectEqual('FAQ matches', sum(days.map((day) => day.faqMatches)), of('faq'));
  expectEqual('website matches', sum(days.map((day) => day.websiteMatches)), of('website'));
  expectEqual('AI responses', sum(days.map((day) => day.aiResponses)), of('ai'));
  expectEqual('summary: conversations', summary.totalConversations, conversations.length);
  const sessions = new Set(conversations.map(({ sessionId }) => sessionId));
  expectEqual('summary: sessions', summary.uniqueSessions, sessions.size);
  return faults;
};

/** Every lead and reservation has either one sent email in the outbox whose file exists, or a place in a digest. */
const findUnsent = (outbox, files, { leads, reservations }) => {
  const faults = [];
  const wanted = leads.length + reservations.length;
  const told = sum(outbox.map(({ held }) => held || 1));
  if (told !== wanted) faults.push(`mails: ${told} told of, of ${wanted} leads and reservations`);
  const open = outbox.filter(isUnsent);
  if (open.length > 0) faults.push(`mails: ${open.length} are not marked as sent`);
  const missing = outbox.filter(({ id, sentAt }) => sentAt !== null && !files.has(`${id}.eml`));
  if (missing.length > 0) faults.push(`mails: ${missing.length} are marked as sent and were not`);
  return faults;
};
