import { beforeEach, expect, test } from 'vitest';
import { calendarDay, serverTimezone, startOfDay } from '../calendar.ts';
import { hour, instantAfter } from '../clock.ts';
import { keepHouse } from '../jobs/housekeeping.ts';
import { makeBot, makeLocation, makeOperator, type SignedIn, visitorLead } from '../testing/factories.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const timezone = 'Pacific/Auckland';

let app: TestApp;
let admin: SignedIn;
let own: SignedIn;
let botId: string;
beforeEach(async () => {
  app = await startTestApp({ RATE_LIMITS: 'off' });
  app.clock.set('2026-03-04T00:00:00.000Z');
  admin = await makeOperator(app, 'admin');
  const { id: locationId } = await makeLocation(app, admin, { timezone, businessName: 'Harbor Storage' });
  own = await makeOperator(app, 'user', locationId);
  botId = (await makeBot(app, admin, { locationId })).id;
});

const turn = ({ cookie }: SignedIn, isOn: unknown) =>
  app.call('PUT', '/api/auth/weekly-report', { cookie, body: { isOn } });

/** What housekeeping sends at an instant. */
async function mailsAt(instant: string) {
  app.clock.set(instant);
  const before = app.mailer.sent.length;
  await keepHouse(app.context);
  await app.context.outbox.drain();
  return app.mailer.sent.slice(before).filter(({ mail }) => mail.subject.startsWith('Your week'));
}

/** In Auckland, Monday March 9 begins at 11 AM UTC on Sunday. */
const atLocation = (hours: number) => instantAfter(startOfDay('2026-03-09', timezone), hours * hour);

test('nobody gets a report by default', async () => {
  expect((await app.call('GET', '/api/auth/weekly-report', { cookie: own.cookie })).json()).toEqual({ isOn: false });
  expect(await mailsAt(atLocation(8))).toEqual([]);
});

test("comes on Monday from 7 AM by the location's clock, once, with the week and the week before", async () => {
  await turn(own, true);
  const hello = { message: 'Hello', sessionId: 's' };
  await app.call('POST', `/api/chat/${botId}`, { body: hello });
  await app.call('POST', '/api/leads', { body: visitorLead(botId) });
  expect(await mailsAt(atLocation(6.9))).toEqual([]);
  const [report, ...more] = await mailsAt(atLocation(7));
  expect(more).toEqual([]);
  expect(report?.mail).toMatchObject({ to: `${own.username}@example.com`, subject: 'Your week: Harbor Storage' });
  expect(report?.mail.text).toContain('from March 2, 2026 to March 8, 2026');
  expect(report?.mail.text).toContain('Visits: 1 (0)\n');
  expect(report?.mail.text).toContain('Leads: 1 (0)\n');
  expect(report?.mail.text).toContain('- Asked a question: 1 (0)\n');
  expect(report?.mail.text).toContain('http://localhost:3000/analytics?days=7');
  expect(report?.mail.text).toContain('turn off the weekly report in your profile: http://localhost:3000/profile');
  expect(await mailsAt(atLocation(8))).toEqual([]);
  const [next] = await mailsAt(atLocation(7 * 24 + 7));
  expect(next?.mail.text).toContain('Visits: 0 (1)\n');
});

test('comes later in the week if the server was down on Monday, and once if two nodes send at once', async () => {
  await turn(own, true);
  app.clock.set(atLocation(3 * 24));
  await Promise.all([keepHouse(app.context), keepHouse(app.context)]);
  await app.context.outbox.drain();
  expect(app.mailer.sent.filter(({ mail }) => mail.subject.startsWith('Your week'))).toHaveLength(1);
});

test("an admin gets everything, by the server's clock", async () => {
  await turn(admin, true);
  const monday = startOfDay('2026-03-09', serverTimezone);
  expect(calendarDay(monday, serverTimezone)).toBe('2026-03-09');
  expect(await mailsAt(instantAfter(monday, 6 * hour))).toEqual([]);
  const [report] = await mailsAt(instantAfter(monday, 7 * hour));
  expect(report?.mail.subject).toBe('Your week: all locations');
});

test('a report that is turned off does not come, nor does that of a deleted user', async () => {
  await turn(own, true);
  await turn(own, false);
  const gone = await makeOperator(app, 'admin');
  await turn(gone, true);
  await app.call('DELETE', `/api/admin/users/${gone.id}`, { cookie: admin.cookie });
  expect(await mailsAt(atLocation(48))).toEqual([]);
  expect(await app.context.db.selectFrom('weeklyReports').selectAll().execute()).toEqual([]);
});

test('turning it on and off is in the audit log, once each', async () => {
  for (const isOn of [true, true, false, false]) expect((await turn(own, isOn)).json()).toEqual({ isOn });
  const { rows } = { rows: (await app.call('GET', '/api/admin/audit-log?kind=user', { cookie: admin.cookie })).json() };
  const changes = rows.flatMap((it: { changes: { field: string; to: string }[] }) => it.changes);
  const ofReport = changes.filter(({ field }: { field: string }) => field === 'weeklyReport');
  expect(ofReport.map(({ to }: { to: string }) => to)).toEqual(['off', 'on']);
});

test('anything but true or false is refused with 400', async () => {
  const response = await turn(own, 'yes');
  expect([response.statusCode, response.json().message]).toEqual([400, 'isOn must be true or false.']);
});
