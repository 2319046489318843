import { type OpeningsAhead, openingsAhead } from '@chat-module/opening-hours/openings-ahead';
import { parseHours } from '@chat-module/opening-hours/parse-hours';
import type { PlaceHours } from '@chat-module/opening-hours/written-hours';
import { type Kysely, type Migration, sql } from 'kysely';
import { calendarDay, serverTimezone } from '../../calendar.ts';
import { isWithin, localHour } from '../../visit-start.ts';
import type { ColumnTypes } from '../column-types.ts';

/**
 * What came of each day's visits: the steps of the funnel, the office hours, leads, reservations and ratings. Openings of the
 * chat weren't recorded before, so an earlier day has as many as visits.
 */
export const dailyOutcomes = ({ instant }: ColumnTypes): Migration => ({
  async up(db: Kysely<unknown>) {
    await createTables(db, instant);
    await addColumns(db);
    await fillSteps(db);
    const added = new Map<string, Added>();
    await fillVisits(db, added);
    await insertVisitFigures(db);
    await addSubmissions(db, added);
    await insertHours(db, added);
    await addToOutcomes(db, added);
    await addRatedDown(db);
    await fillFaqDays(db);
    await createIndexes(db);
  },
});

const counters = [
  'opened',
  'visits',
  'sizeVisits',
  'unitVisits',
  'reservedVisits',
  'confirmedVisits',
  'officeHoursVisits',
  'afterHoursVisits',
  'leads',
  'convertedLeads',
  'reservations',
  'confirmedReservations',
  'pricedReservations',
  'reservedCents',
  'confirmedCents',
  'ratedDown',
] as const;

async function createTables(db: Kysely<unknown>, instant: ColumnTypes['instant']): Promise<void> {
  const ofBot = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('botId', 'text', (it) => it.notNull())
      .addColumn('locationId', 'text', (it) => it.notNull().defaultTo(''))
      .addColumn('date', 'text', (it) => it.notNull());
  let outcomes = ofBot('dailyOutcomes');
  for (const counter of counters) outcomes = outcomes.addColumn(counter, 'bigint', (it) => it.notNull().defaultTo(0));
  await outcomes.addPrimaryKeyConstraint('dailyOutcomes_key', ['botId', 'locationId', 'date']).execute();
  await ofBot('hourlyVisits')
    .addColumn('hour', 'integer', (it) => it.notNull())
    .addColumn('visits', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('hourlyVisits_key', ['botId', 'locationId', 'date', 'hour'])
    .execute();
  await ofBot('faqDays')
    .addColumn('faqId', 'text', (it) => it.notNull().references('faqs.id').onDelete('cascade'))
    .addColumn('uses', 'bigint', (it) => it.notNull())
    .addPrimaryKeyConstraint('faqDays_key', ['faqId', 'botId', 'locationId', 'date'])
    .execute();
  await db.schema
    .createTable('chatOpenings')
    .addColumn('botId', 'text', (it) => it.notNull())
    .addColumn('day', 'text', (it) => it.notNull())
    .addColumn('subject', 'text', (it) => it.notNull())
    .addColumn('hasAsked', 'integer', (it) => it.notNull())
    .addColumn('openedAt', instant, (it) => it.notNull())
    .addPrimaryKeyConstraint('chatOpenings_key', ['botId', 'day', 'subject'])
    .execute();
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  const visits = () => db.schema.alterTable('visitorSessions');
  await visits()
    .addColumn('day', 'text', (it) => it.notNull().defaultTo(''))
    .execute();
  await visits()
    .addColumn('step', 'integer', (it) => it.notNull().defaultTo(1))
    .execute();
  await visits()
    .addColumn('isAfterHours', 'integer', (it) => it.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('reservations').addColumn('monthlyPriceCents', 'bigint').execute();
}

/** The price at the time of an earlier reservation isn't known. */
async function fillSteps(db: Kysely<unknown>): Promise<void> {
  await markStep(db, 2, "conversations where response_source = 'unit_details' and unit_id is null");
  await markStep(db, 3, 'conversations where unit_id is not null');
  await sql`update visitor_sessions set step = 4 where has_reservation = 1`.execute(db);
  await markStep(db, 5, "reservations where status in ('confirmed', 'completed')");
}

const markStep = (db: Kysely<unknown>, step: number, rows: string) =>
  sql`update visitor_sessions set step = ${sql.lit(step)}
    where (bot_id, session_id, coalesce(location_id, '')) in (
      select bot_id, session_id, coalesce(location_id, '') from ${sql.raw(rows)}
    )`.execute(db);

interface Added {
  readonly botId: string;
  readonly locationId: string;
  readonly date: string;
  readonly hours: Map<number, number>;
  officeHoursVisits: number;
  afterHoursVisits: number;
  leads: number;
  convertedLeads: number;
  reservations: number;
  confirmedReservations: number;
}

interface Dated {
  readonly id: string;
  readonly botId: string;
  readonly locationId: string | null;
  readonly at: string;
  readonly timezone: string | null;
}

function addedOf(added: Map<string, Added>, { botId, locationId }: Dated, date: string): Added {
  const key = `${botId} ${locationId} ${date}`;
  const known = added.get(key);
  if (known) return known;
  const none = { leads: 0, convertedLeads: 0, reservations: 0, confirmedReservations: 0 };
  const first: Added = {
    ...{ botId, locationId: locationId ?? '', date, hours: new Map<number, number>() },
    ...{ officeHoursVisits: 0, afterHoursVisits: 0, ...none },
  };
  added.set(key, first);
  return first;
}

const rowsAtOnce = 1000;

/** Runs over a table by key, so that memory holds one batch of it. */
async function inPages<Row extends { readonly id: string }>(
  read: (afterId: string) => Promise<Row[]>,
  use: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let afterId = ''; ; ) {
    const rows = await read(afterId);
    const last = rows.at(-1);
    if (last === undefined) return;
    await use(rows);
    afterId = last.id;
  }
}

interface Visit extends Dated {
  readonly officeHours: string | null;
}

const fillVisits = (db: Kysely<unknown>, added: Map<string, Added>): Promise<void> =>
  inPages(
    async (afterId) =>
      (
        await sql<Visit>`
          select visit.id, bot_id as "botId", location_id as "locationId", started_at as "at", timezone,
            office_hours as "officeHours"
          from visitor_sessions visit left join locations on locations.id = visit.location_id
          where visit.id > ${afterId} order by visit.id limit ${rowsAtOnce}`.execute(db)
      ).rows,
    async (visits) => {
      const rows = visits.map((visit) => describeVisit(visit, added));
      await sql`with dated (id, day, is_after_hours) as (values ${sql.join(rows)})
        update visitor_sessions set day = dated.day, is_after_hours = dated.is_after_hours
        from dated where visitor_sessions.id = dated.id`.execute(db);
    },
  );

/** By the office hours and the time zone of today. */
function describeVisit(visit: Visit, added: Map<string, Added>) {
  const at = new Date(visit.at);
  const timezone = visit.timezone ?? serverTimezone;
  const day = calendarDay(at, timezone);
  const isOpen = visit.officeHours === null ? undefined : wasOpen(visit.officeHours, timezone, day, at);
  const hour = localHour(at, timezone);
  const figures = addedOf(added, visit, day);
  figures.hours.set(hour, (figures.hours.get(hour) ?? 0) + 1);
  if (isOpen === true) figures.officeHoursVisits += 1;
  if (isOpen === false) figures.afterHoursVisits += 1;
  return sql`(${visit.id}, ${day}, ${sql.lit(isOpen === false ? 1 : 0)})`;
}

interface OpenDay {
  readonly since: Date;
  readonly openings: OpeningsAhead['openings'] | undefined;
}

const rememberedDays = 10_000;
const openDays = new Map<string, OpenDay>();

/** Visits come almost in the order of time, so most find the openings of an earlier one of their day. */
function wasOpen(officeHours: string, timezone: string, day: string, at: Date): boolean | undefined {
  const key = `${timezone} ${day} ${officeHours}`;
  let known = openDays.get(key);
  if (!known || known.since > at) {
    if (openDays.size >= rememberedDays) openDays.clear();
    known = { since: at, openings: openingsAhead(hoursIn(officeHours), at, timezone)?.openings };
    openDays.set(key, known);
  }
  return known.openings && isWithin(known.openings, at);
}

const parsedHours = new Map<string, PlaceHours>();

function hoursIn(text: string): PlaceHours {
  const known = parsedHours.get(text);
  if (known) return known;
  const { office } = parseHours(text);
  parsedHours.set(text, office);
  return office;
}

const insertVisitFigures = (db: Kysely<unknown>) =>
  sql`insert into daily_outcomes (bot_id, location_id, date, opened, visits, size_visits, unit_visits, reserved_visits,
      confirmed_visits)
    select bot_id, coalesce(location_id, ''), day, count(*), count(*), ${sql.join([2, 3, 4, 5].map(countFromStep))}
    from visitor_sessions where bot_id in (select id from bots)
    group by bot_id, coalesce(location_id, ''), day`.execute(db);

const countFromStep = (step: number) => sql`sum(case when step >= ${sql.lit(step)} then 1 else 0 end)`;

async function addSubmissions(db: Kysely<unknown>, added: Map<string, Added>): Promise<void> {
  for (const table of ['leads', 'reservations'] as const)
    await inPages(
      async (afterId) =>
        (
          await sql<Dated & { readonly status: string }>`
            select it.id, bot_id as "botId", location_id as "locationId", it.created_at as "at", timezone, status
            from ${sql.table(table)} it left join locations on locations.id = it.location_id
            where it.id > ${afterId} order by it.id limit ${rowsAtOnce}`.execute(db)
        ).rows,
      async (rows) => {
        for (const row of rows) {
          const figures = addedOf(added, row, calendarDay(new Date(row.at), row.timezone ?? serverTimezone));
          figures[table] += 1;
          if (row.status === 'converted') figures.convertedLeads += 1;
          if (row.status === 'confirmed' || row.status === 'completed') figures.confirmedReservations += 1;
        }
      },
    );
}

async function insertHours(db: Kysely<unknown>, added: ReadonlyMap<string, Added>): Promise<void> {
  const bots = await readBots(db);
  const rows = [...added.values()]
    .filter(({ botId }) => bots.has(botId))
    .flatMap(({ botId, locationId, date, hours }) =>
      [...hours].map(([hour, visits]) => sql`(${botId}, ${locationId}, ${date}, ${sql.lit(hour)}, ${sql.lit(visits)})`),
    );
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await sql`insert into hourly_visits (bot_id, location_id, date, hour, visits)
      values ${sql.join(rows.slice(from, from + rowsAtOnce))}`.execute(db);
}

const filled = [
  ['office_hours_visits', 'officeHoursVisits'],
  ['after_hours_visits', 'afterHoursVisits'],
  ['leads', 'leads'],
  ['converted_leads', 'convertedLeads'],
  ['reservations', 'reservations'],
  ['confirmed_reservations', 'confirmedReservations'],
] as const;

async function addToOutcomes(db: Kysely<unknown>, added: ReadonlyMap<string, Added>): Promise<void> {
  const bots = await readBots(db);
  const rows = [...added.values()].filter(({ botId }) => bots.has(botId));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const values = rows.slice(from, from + rowsAtOnce).map(
      (row) => sql`(${sql.join([row.botId, row.locationId, row.date])},
        ${sql.join(filled.map(([, name]) => sql.lit(row[name])))})`,
    );
    const columns = filled.map(([column]) => sql.ref(column));
    await sql`insert into daily_outcomes (bot_id, location_id, date, ${sql.join(columns)})
      values ${sql.join(values)}
      on conflict (bot_id, location_id, date) do update set
      ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}`.execute(db);
  }
}

async function readBots(db: Kysely<unknown>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from bots`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

const addRatedDown = (db: Kysely<unknown>) =>
  sql`insert into daily_outcomes (bot_id, location_id, date, rated_down)
    select bot_id, coalesce(location_id, ''), day, count(*) from conversations
    where satisfaction_rating <= 3 and bot_id in (select id from bots)
    group by bot_id, coalesce(location_id, ''), day
    on conflict (bot_id, location_id, date) do update set rated_down = excluded.rated_down`.execute(db);

const fillFaqDays = (db: Kysely<unknown>) =>
  sql`insert into faq_days (faq_id, bot_id, location_id, date, uses)
    select c.faq_id, c.bot_id, coalesce(c.location_id, ''), c.day, count(*)
    from conversations c join faqs on faqs.id = c.faq_id and faqs.bot_id = c.bot_id
    group by c.faq_id, c.bot_id, coalesce(c.location_id, ''), c.day`.execute(db);

/** What a number of a period leads to: the visits that began in it. */
const listedVisits = {
  has_lead: 'has_lead = 1',
  has_reservation: 'has_reservation = 1',
  has_unanswered: 'has_unanswered = 1',
  is_rated_down: 'is_rated_down = 1',
  sized: 'step >= 2',
  unit_chosen: 'step >= 3',
  confirmed: 'step >= 5',
  after_hours: 'is_after_hours = 1',
};

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, on: string) => sql`create index ${sql.raw(name)} on ${sql.raw(on)}`.execute(db);
  await index('visitor_sessions_started', 'visitor_sessions (started_at, id)');
  await index('visitor_sessions_location_started', 'visitor_sessions (location_id, started_at, id)');
  for (const [name, condition] of Object.entries(listedVisits))
    await index(
      `visitor_sessions_${name}_started`,
      `visitor_sessions (location_id, started_at, id) where ${condition}`,
    );
  await index('conversations_rated_down', 'conversations (bot_id, created_at, id) where satisfaction_rating <= 3');
  for (const table of ['daily_outcomes', 'hourly_visits']) {
    await index(`${table}_date`, `${table} (date)`);
    await index(`${table}_location_date`, `${table} (location_id, date)`);
  }
  await index('daily_analytics_location_date', 'daily_analytics (location_id, date)');
  await index('faq_days_bot_date', 'faq_days (bot_id, date)');
  await index('chat_openings_opened', 'chat_openings (opened_at)');
}
