import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../clock.ts';
import {
  makeBot,
  makeLocation,
  makeManager,
  makeOperator,
  type SignedIn,
  visitorLead,
  visitorReservation,
} from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: SignedIn;

beforeAll(async () => {
  app = await openTestApp({ RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

interface Row {
  readonly id: string;
  readonly assigneeId: string | null;
  readonly followUp: string | null;
}

const kinds = [
  {
    ...{ kind: 'lead', url: '/api/leads', path: '/api/admin/leads', name: 'name' },
    ...{ first: 'new', next: 'contacted', done: 'closed', bodyOf: visitorLead, notFound: 'The lead was not found.' },
  },
  {
    ...{ kind: 'reservation', url: '/api/reservations', path: '/api/admin/reservations', name: 'customerName' },
    ...{ first: 'pending', next: 'confirmed', done: 'cancelled', bodyOf: visitorReservation },
    notFound: 'The reservation was not found.',
  },
] as const;

describe.each(kinds)('a $kind', ({ kind, url, path, name, first, next, done, bodyOf, notFound }) => {
  let locationId: string;
  let botId: string;

  beforeEach(async () => {
    admin = await makeOperator(app, 'admin');
    locationId = (await makeLocation(app, admin)).id;
    botId = (await makeBot(app, admin, { locationId })).id;
  });

  const submit = async (who = 'Robin Mover', fields: object = {}, bot = botId): Promise<string> => {
    app.clock.advance(minute);
    return (await app.call('POST', url, { body: bodyOf(bot, { [name]: who, ...fields }) })).json().id;
  };
  const get = (address: string, cookie = admin.cookie) => app.call('GET', path + address, { cookie });
  const list = async (query = '', cookie = admin.cookie): Promise<Row[]> =>
    (await get(`?locationId=${locationId}${query}`, cookie)).json();
  const idsOf = async (query = '', cookie = admin.cookie) => (await list(query, cookie)).map(({ id }) => id);
  const countOf = async (query = '', cookie = admin.cookie) =>
    (await get(`/count?locationId=${locationId}${query}`, cookie)).json();
  const patch = (id: string, body: object) => app.call('PATCH', `${path}/${id}`, { cookie: admin.cookie, body });
  const note = (id: string, text: unknown) =>
    app.call('POST', `${path}/${id}/notes`, { cookie: admin.cookie, body: { text } });
  const historyOf = async (id: string) => (await get(`/${id}/history`)).json();

  test('can be read by itself, with the page and the chat that it came from', async () => {
    const chat = { message: 'When are you open?', sessionId: 'tab', pageUrl: 'https://cedarlane.example/units?x=1' };
    await app.call('POST', `/api/chat/${botId}`, { body: chat });
    const id = await submit('Robin Mover', { sessionId: 'tab' });
    const [visit] = (
      await app.call('GET', `/api/admin/conversations/sessions?locationId=${locationId}`, { cookie: admin.cookie })
    ).json();
    const pageUrl = 'https://cedarlane.example/units';
    expect((await get(`/${id}`)).json()).toMatchObject({ id, [name]: 'Robin Mover', pageUrl, visitId: visit.id });
  });

  test('without a chat has neither', async () => {
    const id = await submit('Robin Mover', { sessionId: 'silent' });
    expect((await get(`/${id}`)).json()).toMatchObject({ pageUrl: '', visitId: null });
  });

  test.each(['', '/history'])('of another location, or an unknown one, is 404 at :id%s', async (rest) => {
    const id = await submit();
    const stranger = await makeOperator(app, 'user', (await makeLocation(app, admin)).id);
    const answers = [await get(`/${id}${rest}`, stranger.cookie), await get(`/nothing${rest}`)];
    for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([404, { message: notFound }]);
  });

  describe('assigned to a person', () => {
    test('has their name, and is listed as theirs', async () => {
      const mine = await submit('Ann');
      const theirs = await submit('Ben');
      const nobodys = await submit('Cy');
      const worker = await makeOperator(app, 'user', locationId);
      const answer = await patch(theirs, { assigneeId: worker.id });
      expect(answer.json()).toMatchObject({ assigneeId: worker.id, assigneeName: expect.any(String) });
      await patch(mine, { assigneeId: admin.id });
      expect(await idsOf('&assignee=me')).toEqual([mine]);
      expect(await idsOf('&assignee=me', worker.cookie)).toEqual([theirs]);
      expect(await idsOf(`&assignee=${worker.id}`)).toEqual([theirs]);
      expect(await idsOf('&assignee=nobody')).toEqual([nobodys]);
      expect(await countOf('&assignee=me')).toEqual({ count: 1, isMore: false });
      expect((await patch(mine, { assigneeId: null })).json()).toMatchObject({ assigneeId: null, assigneeName: null });
    });

    test('is unassigned when they are deleted, and stays in the history', async () => {
      const worker = await makeOperator(app, 'user', locationId);
      const id = await submit();
      await patch(id, { assigneeId: worker.id });
      await app.call('DELETE', `/api/admin/users/${worker.id}`, { cookie: admin.cookie });
      expect((await list())[0]).toMatchObject({ id, assigneeId: null, assigneeName: null });
      expect(await historyOf(id)).toMatchObject([{ kind: 'assignee', from: '', to: expect.stringMatching(/./) }]);
    });

    test.each(['nobody known', 'of another location'])('%s is 400', async (who) => {
      const elsewhere = await makeLocation(app, admin);
      const stranger = await makeOperator(app, 'user', elsewhere.id);
      const assigneeId = who === 'nobody known' ? 'nothing' : stranger.id;
      const message = 'Assigned to must be someone who can see this location.';
      const answer = await patch(await submit(), { assigneeId });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'assigneeId', message }]]);
    });
  });

  describe('with a follow-up date', () => {
    const today = () => app.clock.now().toISOString().slice(0, 10);
    const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString().slice(0, 10);

    test('is overdue, due today or later, in the order of the dates', async () => {
      const dated = async (followUpOn: string) => {
        const id = await submit(`Due ${followUpOn}`);
        await patch(id, { followUpOn });
        return id;
      };
      app.clock.set(`${inDays(1)}T20:00:00.000Z`);
      const [later, overdue, now, none] = [
        await dated(inDays(2)),
        await dated(inDays(-1)),
        await dated(today()),
        await submit('Undated'),
      ];
      expect((await list('&sort=followUp')).map(({ id, followUp }) => [id, followUp])).toEqual([
        [overdue, 'overdue'],
        [now, 'today'],
        [later, 'later'],
        [none, null],
      ]);
      expect(await idsOf('&followUp=due')).toEqual([overdue, now]);
      expect(await idsOf('&followUp=overdue')).toEqual([overdue]);
      expect(await idsOf('&followUp=any')).toEqual([overdue, now, later]);
      expect(await countOf('&followUp=due')).toEqual({ count: 2, isMore: false });
      await patch(overdue, { status: done });
      expect(await idsOf('&followUp=due')).toEqual([now]);
      expect((await get(`/${overdue}`)).json()).toMatchObject({ followUp: null });
      await patch(now, { followUpOn: null });
      expect(await idsOf('&followUp=due')).toEqual([]);
    });

    test("goes by the location's time zone", async () => {
      const east = await makeLocation(app, admin, { timezone: 'Pacific/Auckland' });
      const eastBot = await makeBot(app, admin, { locationId: east.id });
      const west = await makeLocation(app, admin, { timezone: 'America/Los_Angeles' });
      const westBot = await makeBot(app, admin, { locationId: west.id });
      app.clock.set(`${inDays(1)}T20:00:00.000Z`);
      const tomorrow = inDays(1);
      const [inEast, inWest] = [await submit('East', {}, eastBot.id), await submit('West', {}, westBot.id)];
      for (const id of [inEast, inWest]) await patch(id, { followUpOn: tomorrow });
      const due = async (place: string) =>
        (await get(`?followUp=due&locationId=${place}`)).json().map((row: Row) => [row.id, row.followUp]);
      expect(await due(east.id)).toEqual([[inEast, 'today']]);
      expect(await due(west.id)).toEqual([]);
      const all: Row[] = (await get('?followUp=due&limit=200')).json();
      expect(all.some(({ id }) => id === inEast)).toBe(true);
      expect(all.some(({ id }) => id === inWest)).toBe(false);
    });

    test('that is no day is 400', async () => {
      const message = 'Follow-up date must be a day like 2026-12-01.';
      const answer = await patch(await submit(), { followUpOn: '2026-02-30' });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ path: 'followUpOn', message }]]);
    });
  });

  test('keeps who changed what, and every note with its author and time', async () => {
    const id = await submit();
    await patch(id, { status: next, followUpOn: '2999-01-02', assigneeId: admin.id });
    app.clock.advance(minute);
    await patch(id, { notes: 'Prefers email.', status: next });
    app.clock.advance(minute);
    const added = await note(id, ' Called.\nNo answer. ');
    expect(added.statusCode).toBe(201);
    const { username: actorName, id: actorId } = admin;
    const createdAt = app.clock.now().toISOString();
    const text = 'Called.\nNo answer.';
    expect(added.json()).toEqual({
      ...{ id: expect.any(String), kind: 'note', actorId, actorName, from: '', to: text, createdAt },
    });
    const history: { kind: string; from: string; to: string; actorName: string }[] = await historyOf(id);
    expect(history.map(({ kind: what, from, to }) => [what, from, to]).slice(0, 2)).toEqual([
      ['note', '', text],
      ['notes', '', 'Prefers email.'],
    ]);
    expect(new Map(history.slice(2).map(({ kind: what, from, to }) => [what, [from, to]]))).toEqual(
      new Map([
        ['status', [first, next]],
        ['assignee', ['', expect.any(String)]],
        ['followUpOn', ['', '2999-01-02']],
      ]),
    );
    expect(new Set(history.map((entry) => entry.actorName))).toEqual(new Set([actorName]));
    expect((await get(`/${id}`)).json()).toMatchObject({ notes: 'Prefers email.', updatedAt: createdAt });
  });

  describe('whose status was changed', () => {
    const undo = (id: string, updatedAt: string) =>
      app.call('POST', `${path}/${id}/undo`, { cookie: admin.cookie, body: { updatedAt } });
    const advance = async (id: string) => {
      app.clock.advance(minute);
      return (await patch(id, { status: next })).json();
    };

    test('gets the former one back, and the history has both', async () => {
      const id = await submit();
      await patch(id, { notes: 'Ask about the gate.' });
      const { updatedAt } = await advance(id);
      app.clock.advance(minute);
      const response = await undo(id, updatedAt);
      expect([response.statusCode, response.json()]).toMatchObject([
        200,
        { status: first, notes: 'Ask about the gate.' },
      ]);
      const statuses = (await get(`/${id}/history`))
        .json()
        .filter((entry: { kind: string }) => entry.kind === 'status');
      expect(statuses).toMatchObject([
        { from: next, to: first, actorName: admin.username },
        { from: first, to: next },
      ]);
      const again = await undo(id, updatedAt);
      expect([again.statusCode, again.json().message]).toEqual([
        409,
        `Nothing was undone: ${admin.username} has changed it in the meantime.`,
      ]);
    });

    test.each<[string, (id: string, cookie: string) => Promise<unknown>]>([
      ['a status', (id, cookie) => app.call('PATCH', `${path}/${id}`, { cookie, body: { status: done } })],
      ['a date', (id, cookie) => app.call('PATCH', `${path}/${id}`, { cookie, body: { followUpOn: '2026-04-01' } })],
      ['a note', (id, cookie) => app.call('POST', `${path}/${id}/notes`, { cookie, body: { text: 'Called.' } })],
    ])('and then by somebody else %s keeps both: 409, with the name', async (_what, change) => {
      const id = await submit();
      const { updatedAt } = await advance(id);
      const { cookie, username } = await makeManager(app, [locationId]);
      app.clock.advance(minute);
      await change(id, cookie);
      const now = (await get(`/${id}`)).json();
      const response = await undo(id, updatedAt);
      const message = `Nothing was undone: ${username} has changed it in the meantime.`;
      expect([response.statusCode, response.json()]).toEqual([409, { message }]);
      expect((await get(`/${id}`)).json()).toEqual(now);
    });

    test('by two people at once is undone for one of them', async () => {
      const id = await submit();
      const { updatedAt } = await advance(id);
      app.clock.advance(minute);
      const responses = await Promise.all([undo(id, updatedAt), undo(id, updatedAt)]);
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    });

    test('by another change than of the status cannot be undone: 409', async () => {
      const id = await submit();
      app.clock.advance(minute);
      const { updatedAt } = (await patch(id, { followUpOn: '2026-04-01' })).json();
      const response = await undo(id, updatedAt);
      expect([response.statusCode, response.json().message]).toEqual([409, 'There is no change of status to undo.']);
    });

    test('is not undone without the time of the change: 400', async () => {
      const response = await app.call('POST', `${path}/${await submit()}/undo`, { cookie: admin.cookie, body: {} });
      expect(response.statusCode).toBe(400);
    });
  });

  test('keeps its history in pages', async () => {
    const id = await submit();
    for (const text of ['One', 'Two', 'Three']) {
      app.clock.advance(minute);
      await note(id, text);
    }
    const page = await get(`/${id}/history?limit=2`);
    const rest = await get(`/${id}/history?limit=2&cursor=${page.headers['x-next-cursor']}`);
    const texts = [...page.json(), ...rest.json()].map((entry: { to: string }) => entry.to);
    expect(texts).toEqual(['Three', 'Two', 'One']);
  });

  test.each([
    ['', 'Note is required.'],
    ['x'.repeat(10_001), 'Note is too long: at most 10000 characters.'],
  ])('a note of %j is 400', async (text, message) => {
    const answer = await note(await submit(), text);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });

  test('a note on an unknown one is 404', async () => {
    expect((await note('nothing', 'Hello')).json()).toEqual({ message: notFound });
  });

  test('each change and note is in the audit log, without its text', async () => {
    const id = await submit();
    await patch(id, { followUpOn: '2999-01-02', assigneeId: admin.id });
    await note(id, 'A secret wish');
    const query = `kind=${kind}&actorId=${admin.id}`;
    const log = await app.call('GET', `/api/admin/audit-log?${query}`, { cookie: admin.cookie });
    const entries: { action: string; subjectId: string; changes: { field: string; to: string | null }[] }[] =
      log.json();
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['changed', id],
      ['changed', id],
    ]);
    const changes = entries.flatMap((entry) => entry.changes).map(({ field, to }) => [field, to]);
    expect(new Map(changes.map(([field, to]) => [field, to]))).toEqual(
      new Map([
        ['note', null],
        ['assigneeId', admin.id],
        ['followUpOn', '2999-01-02'],
      ]),
    );
    expect(log.body).not.toContain('A secret wish');
  });

  describe('the list', () => {
    test('is filtered by the time of arrival', async () => {
      const early = await submit('Early');
      app.clock.advance(minute);
      const noon = app.clock.now().toISOString();
      const late = await submit('Late');
      expect(await idsOf(`&since=${noon}`)).toEqual([late]);
      expect(await idsOf(`&before=${noon}`)).toEqual([early]);
      expect(await idsOf(`&since=${noon}&before=${noon}`)).toEqual([]);
      expect(await countOf(`&since=${noon}`)).toEqual({ count: 1, isMore: false });
    });

    test('of a manager has all their locations, in order, searched and counted', async () => {
      const second = await makeLocation(app, admin);
      const secondBot = await makeBot(app, admin, { locationId: second.id });
      const foreign = await makeBot(app, admin, { locationId: (await makeLocation(app, admin)).id });
      const manager = await makeManager(app, [locationId, second.id]);
      const ids = [await submit('Ann Quill'), await submit('Ben Quill', {}, secondBot.id), await submit('Cy Quill')];
      await submit('Dee Quill', {}, foreign.id);
      const all = async (query: string) => (await get(query, manager.cookie)).json().map(({ id }: Row) => id);
      expect(await all('')).toEqual(ids.toReversed());
      expect(await all('?sort=oldest')).toEqual(ids);
      expect(await all('?sort=followUp')).toEqual(ids);
      expect(await all('?search=quill')).toEqual(ids.toReversed());
      expect((await get('/count', manager.cookie)).json()).toEqual({ count: 3, isMore: false });
      expect((await get('/count?search=quill', manager.cookie)).json()).toEqual({ count: 3, isMore: false });
      const body = { assigneeId: manager.id, followUpOn: '2999-01-02' };
      const answer = await app.call('PATCH', `${path}/${ids[1]}`, { cookie: manager.cookie, body });
      expect(answer.json()).toMatchObject(body);
      expect(await all('?assignee=me')).toEqual([ids[1]]);
    });

    test('is filtered by status and by text, and counted', async () => {
      const [ann, ben] = [await submit('Ann Quill'), await submit('Ben Quill')];
      await patch(ben, { status: next });
      expect(await idsOf(`&status=${next}`)).toEqual([ben]);
      expect(await idsOf('&search=QUILL')).toEqual([ben, ann]);
      expect(await idsOf(`&search=quill&status=${first}`)).toEqual([ann]);
      expect(await idsOf('&search=555')).toEqual([ben, ann]);
      expect(await countOf('&search=quill')).toEqual({ count: 2, isMore: false });
      expect(await countOf(`&search=quill&status=${next}`)).toEqual({ count: 1, isMore: false });
      expect(await countOf('&search=nobody')).toEqual({ count: 0, isMore: false });
    });

    test.each(['newest', 'oldest', 'followUp'])('sorted by %s is read page by page', async (sort) => {
      const ids = [await submit('One'), await submit('Two'), await submit('Three')];
      const [one = '', two = '', three = ''] = ids;
      await patch(two, { followUpOn: '2999-01-01' });
      await patch(three, { followUpOn: '2998-01-01' });
      const wanted = { newest: [three, two, one], oldest: [one, two, three], followUp: [three, two, one] }[sort];
      const query = `?locationId=${locationId}&sort=${sort}`;
      expect((await get(query)).json().map(({ id }: Row) => id)).toEqual(wanted);
      const page = await get(`${query}&limit=1`);
      const rest = await get(`${query}&cursor=${page.headers['x-next-cursor']}`);
      expect([...page.json(), ...rest.json()].map(({ id }: Row) => id)).toEqual(wanted);
    });

    test('refuses the cursor of another order', async () => {
      await submit('One');
      await submit('Two');
      const page = await get(`?locationId=${locationId}&sort=oldest&limit=1`);
      const answer = await get(`?locationId=${locationId}&sort=followUp&cursor=${page.headers['x-next-cursor']}`);
      const message = 'cursor is not one that this server gave out.';
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    });

    test.each([
      ['status=lost', 'status'],
      ['sort=name', 'sort'],
      ['since=yesterday', 'since'],
      ['before=2026-02-30', 'before'],
      ['followUp=soon', 'followUp'],
      [`search=${'x'.repeat(201)}`, 'search'],
    ])('with %s is 400, and so are its count and export', async (query, field) => {
      for (const call of query.startsWith('sort') ? ['', '/export'] : ['', '/count', '/export']) {
        const answer = await get(`${call}?${query}`);
        expect([call, answer.statusCode, answer.json().errors[0].path]).toEqual([call, 400, field]);
      }
    });

    /** Copies of a row that arrived after it. */
    const addCopies = async (id: string, count: number) => {
      const { db } = app.context;
      const table = kind === 'lead' ? 'leads' : 'reservations';
      const row = await db.selectFrom(table).selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      const later = { createdAt: app.clock.now().toISOString(), searchText: 'another', idempotencyKey: null };
      const copies = Array.from({ length: count }, (_, i) => ({ ...row, ...later, id: `${botId}-${i}` }));
      for (let at = 0; at < copies.length; at += 1000)
        await db
          .insertInto(table)
          .values(copies.slice(at, at + 1000))
          .execute();
    };

    test('stops counting at a thousand', async () => {
      await addCopies(await submit('Original'), 1000);
      expect(await countOf()).toEqual({ count: 1000, isMore: true });
    });

    test('compares a limited number of rows with a search at once, and goes on with its cursor', async () => {
      const id = await submit('Original');
      app.clock.advance(minute);
      await addCopies(id, 5000);
      const page = await get(`?locationId=${locationId}&search=original`);
      expect(page.json()).toEqual([]);
      const cursor = page.headers['x-next-cursor'];
      expect(await idsOf(`&search=original&cursor=${cursor}`)).toEqual([id]);
      expect(await countOf('&search=another')).toEqual({ count: 1000, isMore: true });
      expect((await get(`/export?locationId=${locationId}&search=original`)).body).toContain('Original');
    });
  });

  describe('the export', () => {
    const exported = (query = '', cookie = admin.cookie) => get(`/export?locationId=${locationId}${query}`, cookie);

    test('has exactly the filtered rows, in the same order', async () => {
      const ids = [await submit('Ann Quill'), await submit('Ben Stow'), await submit('Cy Quill')];
      await patch(ids[2] ?? '', { followUpOn: '2999-01-02', assigneeId: admin.id, notes: 'Two\nlines' });
      const { headers, body } = await exported('&search=quill&sort=oldest');
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toMatch(/^attachment; filename="\w+-\d{4}-\d\d-\d\d\.csv"$/);
      const lines = body.split('\r\n');
      expect(lines[0]).toContain('"Created (UTC)"');
      expect(lines.slice(1).map((line) => /(Ann|Ben|Cy) \w+/.exec(line)?.[0])).toEqual([
        'Ann Quill',
        'Cy Quill',
        undefined,
      ]);
      expect(lines[2]).toMatch(/"2999-01-02","Two\nlines"/);
      expect(body).not.toContain('session-1');
    });

    test('makes text of formulas', async () => {
      await submit('=HYPERLINK("https://evil.example")');
      expect((await exported()).body).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    });

    test("of a user has only their own location's", async () => {
      await submit('Ann Quill');
      const stranger = await makeOperator(app, 'user', (await makeLocation(app, admin)).id);
      expect((await exported('', stranger.cookie)).body.trim().split('\r\n')).toHaveLength(1);
    });

    test('is in the audit log', async () => {
      await exported();
      const log = `/api/admin/audit-log?kind=${kind}&actorId=${admin.id}`;
      expect((await app.call('GET', log, { cookie: admin.cookie })).json()).toMatchObject([{ action: 'exported' }]);
    });

    test('asked for from another site is 403', async () => {
      const headers = { 'sec-fetch-site': 'cross-site' };
      expect((await app.call('GET', `${path}/export`, { cookie: admin.cookie, headers })).statusCode).toBe(403);
    });
  });

  test("erasing the visitor takes the notes and the history along, and an export of the visitor's data has them", async () => {
    const who = { name: 'Zoe', phone: '5415550999', customerName: 'Zoe', customerPhone: '5415550999' };
    const id = await submit('Zoe', who);
    await note(id, 'Likes the corner unit.');
    const take = (erase: boolean) =>
      app.call('POST', '/api/admin/visitor-data', {
        cookie: admin.cookie,
        body: { contact: '541 555 0999', erase },
      });
    expect((await take(true)).json().history).toMatchObject([{ kind: 'note', to: 'Likes the corner unit.' }]);
    const kept = await app.context.db.selectFrom('submissionHistory').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('corner unit');
  });
});

describe('the reservations sorted by move-in date', () => {
  test('come earliest first, those without one last', async () => {
    admin = await makeOperator(app, 'admin');
    const { id: locationId } = await makeLocation(app, admin);
    const { id: botId } = await makeBot(app, admin, { locationId });
    const reserve = async (customerName: string, moveInDate: string) =>
      (
        await app.call('POST', '/api/reservations', { body: visitorReservation(botId, { customerName, moveInDate }) })
      ).json().id;
    const [late, none, early] = [
      await reserve('Late', '2999-12-03'),
      await reserve('None', ''),
      await reserve('Early', '2999-12-01'),
    ];
    const query = `?sort=moveIn&locationId=${locationId}`;
    const rows = await app.call('GET', `/api/admin/reservations${query}`, { cookie: admin.cookie });
    expect(rows.json().map(({ id }: Row) => id)).toEqual([early, late, none]);
    const leads = await app.call('GET', '/api/admin/leads?sort=moveIn', { cookie: admin.cookie });
    expect(leads.statusCode).toBe(400);
  });
});

describe('the reservations filtered by "confirmed or completed"', () => {
  test('are as many as the figures say, in order and in pages, of one location and of several', async () => {
    admin = await makeOperator(app, 'admin');
    const places = [(await makeLocation(app, admin)).id, (await makeLocation(app, admin)).id];
    const { cookie } = await makeManager(app, places);
    const bots = await Promise.all(places.map((locationId) => makeBot(app, admin, { locationId })));
    const named: string[] = [];
    for (const status of ['confirmed', 'pending', 'completed', 'cancelled', 'confirmed', 'completed'])
      for (const bot of bots) {
        app.clock.advance(minute);
        const customerName = `Visitor ${named.length}`;
        const body = visitorReservation(bot.id, { customerName });
        const { id } = (await app.call('POST', '/api/reservations', { body })).json();
        await app.call('PATCH', `/api/admin/reservations/${id}`, { cookie, body: { status } });
        named.push(`${customerName} ${status}`);
      }
    const asked = named.filter((name) => /confirmed|completed/.test(name)).reverse();
    const list = async (query: string) => {
      const names: string[] = [];
      for (let cursor = ''; ; ) {
        const path = `/api/admin/reservations?status=confirmed_or_completed&limit=3${query}${cursor}`;
        const response = await app.call('GET', path, { cookie });
        for (const { customerName, status } of response.json()) names.push(`${customerName} ${status}`);
        const next = response.headers['x-next-cursor'];
        if (!next) return names;
        cursor = `&cursor=${next}`;
      }
    };
    expect(await list('')).toEqual(asked);
    expect(await list('&sort=oldest')).toEqual(asked.toReversed());
    expect(await list('&search=visitor')).toEqual(asked);
    const ofFirst = await list(`&locationId=${places[0]}`);
    expect(ofFirst).toEqual(asked.filter((_name, at) => at % 2 === 1));
    const counted = await app.call('GET', '/api/admin/reservations/count?status=confirmed_or_completed', { cookie });
    expect(counted.json()).toEqual({ count: asked.length, isMore: false });
    const figures = await app.call('GET', '/api/analytics/figures', { cookie });
    expect(figures.json().figures.confirmedReservations).toBe(asked.length);
    const dialog = { cookie, body: { status: 'confirmed_or_completed' } };
    const { id } = (await app.call('GET', '/api/admin/reservations?limit=1', { cookie })).json()[0];
    expect((await app.call('PATCH', `/api/admin/reservations/${id}`, dialog)).statusCode).toBe(400);
  });
});

describe('the people to assign to', () => {
  test('are the admins and the users of the location', async () => {
    admin = await makeOperator(app, 'admin');
    const [here, there] = [await makeLocation(app, admin), await makeLocation(app, admin)];
    const [own, other] = [await makeOperator(app, 'user', here.id), await makeOperator(app, 'user', there.id)];
    const answer = await app.call('GET', `/api/admin/assignees?locationId=${here.id}`, { cookie: admin.cookie });
    const ids = answer.json().map(({ id }: { id: string }) => id);
    expect(ids).toContain(admin.id);
    expect(ids).toContain(own.id);
    expect(ids).not.toContain(other.id);
  });

  test('of a manager are those who see one of their locations', async () => {
    admin = await makeOperator(app, 'admin');
    const [here, there] = [await makeLocation(app, admin), await makeLocation(app, admin)];
    const [own, other] = [await makeOperator(app, 'user', here.id), await makeOperator(app, 'user', there.id)];
    const manager = await makeManager(app, [here.id]);
    const ask = async (query = '') =>
      (await app.call('GET', `/api/admin/assignees${query}`, { cookie: manager.cookie }))
        .json()
        .map(({ id }: { id: string }) => id);
    expect(await ask()).toEqual(expect.arrayContaining([own.id, manager.id, admin.id]));
    expect(await ask()).not.toContain(other.id);
    expect(await ask(`?locationId=${there.id}`)).toEqual([]);
  });
});
