import { leadStatuses } from '@chat-module/contract/leads';
import { reservationStatuses } from '@chat-module/contract/reservations';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { calendarDay, daysBefore } from '../calendar.ts';
import { cookieOf, locationBody } from '../testing/factories.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { sampleSizeOptions } from './content/sample-size-options.ts';
import { makeFirstData } from './first-data.ts';
import { findSampleMarks } from './sample-marks.store.ts';

const timezone = 'America/Boise';
const afternoon = '2026-11-20T21:34:56.789Z';
const credentials = { username: 'admin', password: 'a long enough secret' };

async function installAt(now: string): Promise<TestApp> {
  const app = await openTestApp({ ADMIN_PASSWORD: credentials.password });
  app.clock.set(now);
  await makeFirstData(app.context);
  return app;
}

async function readAll({ context: { db } }: TestApp) {
  return {
    faqs: await db.selectFrom('faqs').selectAll().orderBy('id').execute(),
    conversations: await db.selectFrom('conversations').selectAll().orderBy('createdAt').orderBy('id').execute(),
    dailyAnalytics: await db.selectFrom('dailyAnalytics').selectAll().orderBy('date').execute(),
    unansweredQuestions: await db.selectFrom('unansweredQuestions').selectAll().execute(),
    leads: await db.selectFrom('leads').selectAll().execute(),
    reservations: await db.selectFrom('reservations').selectAll().execute(),
  };
}

async function readSample() {
  const app = await installAt(afternoon);
  try {
    return await readAll(app);
  } finally {
    await app.close();
  }
}

let sample: Awaited<ReturnType<typeof readSample>>;
beforeAll(async () => {
  sample = await readSample();
});

const localDay = ({ createdAt }: { createdAt: string }): string => calendarDay(new Date(createdAt), timezone);

const total = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

test.each([
  ['in the afternoon', afternoon],
  ['half a minute after midnight', '2026-06-18T06:00:30.000Z'],
  ['at midnight', '2026-06-18T06:00:00.000Z'],
  ['in the last second of a day', '2026-06-19T05:59:59.000Z'],
  ['on the day the clocks are put forward', '2026-03-08T23:00:00.000Z'],
  ['in the second 1 AM of the day they are put back', '2026-11-01T08:30:00.000Z'],
  ['on a leap day', '2028-02-29T20:00:00.000Z'],
])("the first day's dashboard shows 34, 156 and 89 when installed %s", async (_when, now) => {
  const app = await installAt(now);
  onTestFinished(() => app.close());
  const cookie = cookieOf(await app.call('POST', '/api/login', { body: credentials }));
  const overview = await app.call('GET', '/api/analytics/overview', { cookie });
  expect(overview.json()).toMatchObject({ faqMatchesToday: 34, aiResponsesToday: 156, websiteMatchesToday: 89 });

  const { conversations, leads, reservations, dailyAnalytics } = await readAll(app);
  const today = calendarDay(new Date(now), timezone);
  const month = Array.from({ length: 30 }, (_, index) => daysBefore(today, 29 - index));
  expect([...new Set(conversations.map(localDay))]).toEqual(month);
  expect(dailyAnalytics.map(({ date }) => date)).toEqual(month);
  const times = [...conversations, ...leads, ...reservations].map(({ createdAt }) => createdAt);
  const changes = [...leads, ...reservations].map(({ updatedAt }) => updatedAt);
  expect([...times, ...changes].filter((time) => time > now)).toEqual([]);
});

test('daily figures and FAQ usage equal a recount of the conversations', () => {
  const { conversations, dailyAnalytics, faqs } = sample;
  const days = groupBy(conversations, localDay);
  const recounted = [...days].map(([date, turns]) => ({
    date,
    conversationCount: turns.length,
    responseTimeSumMs: total(turns.map(({ responseTimeMs }) => responseTimeMs)),
    ratingCount: turns.filter(({ satisfactionRating }) => satisfactionRating).length,
    ratingSum: total(turns.map(({ satisfactionRating }) => satisfactionRating ?? 0)),
    faqMatches: turns.filter(({ responseSource }) => responseSource === 'faq').length,
    aiResponses: turns.filter(({ responseSource }) => responseSource === 'ai').length,
    websiteMatches: turns.filter(({ responseSource }) => responseSource === 'website').length,
    pageMatches: 0,
    unanswered: turns.filter(({ responseSource }) => responseSource === 'unanswered').length,
  }));
  expect(new Set(dailyAnalytics.map(({ locationId }) => locationId))).toEqual(
    new Set(conversations.map(({ locationId }) => locationId)),
  );
  expect(dailyAnalytics.map(({ id: _, botId: __, locationId: ___, ...figures }) => figures)).toEqual(recounted);

  const used = groupBy(conversations, ({ faqId }) => faqId ?? '');
  for (const { id, usageCount } of faqs) expect(usageCount).toBe(used.get(id)?.length ?? 0);
});

test('answers are those of the FAQs and the size options, verbatim', () => {
  const { conversations, faqs } = sample;
  expect(faqs.length).toBeGreaterThanOrEqual(30);
  expect(new Set(faqs.map(({ questionKey }) => questionKey)).size).toBe(faqs.length);
  const answers = new Map(faqs.map(({ id, answer }) => [id, answer]));
  const descriptions = new Map(sampleSizeOptions.map(({ id, description }) => [id, description]));
  for (const { responseSource, faqId, unitId, botResponse } of conversations) {
    if (responseSource === 'faq') expect(botResponse).toBe(answers.get(faqId ?? ''));
    if (responseSource === 'unit_details' && unitId) expect(botResponse).toBe(descriptions.get(unitId));
    if (unitId) expect(descriptions.has(unitId)).toBe(true);
  }
});

test('visits have one to six messages in sequence on one day', () => {
  const { conversations } = sample;
  for (const turns of groupBy(conversations, ({ sessionId }) => sessionId).values()) {
    expect(turns.length).toBeLessThanOrEqual(6);
    expect(new Set(turns.map(localDay)).size).toBe(1);
    expect(new Set(turns.map(({ pageUrl }) => pageUrl)).size).toBe(1);
  }
});

test('the list of unanswered questions has all of them', () => {
  const { conversations, unansweredQuestions } = sample;
  const unanswered = conversations.filter(({ responseSource }) => responseSource === 'unanswered');
  expect(total(unansweredQuestions.map(({ count }) => count))).toBe(unanswered.length);
  for (const { question, lastAskedAt } of unansweredQuestions) {
    expect(unanswered).toContainEqual(expect.objectContaining({ userMessage: question, createdAt: lastAskedAt }));
  }
});

test('leads and reservations of every status come from visits', () => {
  const { conversations, leads, reservations } = sample;
  expect(leads.length).toBeGreaterThanOrEqual(25);
  expect(reservations.length).toBeGreaterThanOrEqual(30);
  expect(new Set(leads.map(({ status }) => status))).toEqual(new Set(leadStatuses));
  expect(new Set(reservations.map(({ status }) => status))).toEqual(new Set(reservationStatuses));
  const chosen = groupBy(conversations, ({ sessionId, unitId }) => `${sessionId} ${unitId}`);
  for (const { sessionId, unitId, unitSize, unitType, moveInDate, createdAt } of reservations) {
    expect(unitId).toMatch(new RegExp(`^${unitSize}-`));
    expect(unitType).not.toBe('');
    if (moveInDate !== '') expect(moveInDate > createdAt).toBe(true);
    const [turn] = chosen.get(`${sessionId} ${unitId}`) ?? [];
    expect(turn?.createdAt.localeCompare(createdAt)).toBe(-1);
  }
  const phones = [...leads.map(({ phone }) => phone), ...reservations.map(({ customerPhone }) => customerPhone)];
  expect(new Set(phones).size).toBe(phones.length);
  for (const phone of phones) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
});

test('every install gets the same facility', async () => {
  const said = ({ conversations }: typeof sample) =>
    conversations
      .map(({ userMessage, createdAt, responseTimeMs }) => `${createdAt} ${userMessage} ${responseTimeMs}`)
      .sort();
  expect(said(await readSample())).toEqual(said(sample));
});

test("the facility and its bot are marked as sample data, and operators' own are not", async () => {
  const app = await installAt(afternoon);
  onTestFinished(() => app.close());
  const cookie = cookieOf(await app.call('POST', '/api/login', { body: credentials }));
  await app.call('POST', '/api/locations', { cookie, body: locationBody });
  await app.call('POST', '/api/bots', { cookie, body: { name: 'Own', websiteUrl: 'https://own.example' } });
  const read = async (url: string): Promise<{ isSample: boolean }[]> => (await app.call('GET', url, { cookie })).json();
  for (const url of ['/api/locations', '/api/admin/locations', '/api/bots'])
    expect((await read(url)).map(({ isSample }) => isSample)).toEqual([false, true]);
  const { locations, bots } = await findSampleMarks(app.context.db);
  expect(locations.map(({ sampleMadeAt }) => sampleMadeAt)).toEqual([afternoon]);
  expect(bots.map(({ sampleMadeAt }) => sampleMadeAt)).toEqual([afternoon]);
});
