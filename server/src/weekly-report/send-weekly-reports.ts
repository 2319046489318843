import { daysBefore, serverTimezone } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { sumFigures } from '../figures/sum-figures.ts';
import { findLocation } from '../locations/locations.store.ts';
import type { LocationFilter } from '../locations/of-location.ts';
import { storeMail } from '../mail/mail-orders.ts';
import { listLocationsOf } from '../users/user-locations.store.ts';
import { type Report, reportMail } from './report-mail.ts';
import { isReportDue, mondayOf } from './week-of.ts';
import { listSubscribers, type Subscriber, takeReport } from './weekly-reports.store.ts';

/** Sends the reports that are due. Every node may run it; each report is sent once. */
export async function sendWeeklyReports(context: Context): Promise<void> {
  const { db, clock, outbox } = context;
  for (const subscriber of await listSubscribers(db)) {
    const place = await placeOf(db, subscriber);
    const now = clock.now();
    const monday = mondayOf(now, place.timezone);
    if (subscriber.lastMonday >= monday || !isReportDue(now, place.timezone)) continue;
    await sendReport(context, subscriber, place, monday);
  }
  outbox.wake();
}

interface Place {
  readonly name: string;
  readonly filter: LocationFilter;
  readonly timezone: string;
}

/** With several locations, the server's clock decides when Monday begins. */
export async function placeOf(db: Database, user: Pick<Subscriber, 'id' | 'role' | 'locationId'>): Promise<Place> {
  if (user.role === 'admin') return { name: 'all locations', filter: 'all', timezone: serverTimezone };
  const locationIds = await listLocationsOf(db, user);
  const [only, ...others] = locationIds;
  const location = only === undefined || others.length > 0 ? undefined : await findLocation(db, only);
  if (location) return { name: location.businessName, filter: { locationIds }, timezone: location.timezone };
  return { name: 'your locations', filter: { locationIds }, timezone: serverTimezone };
}

const sendReport = (
  { db, clock, publicUrl }: Context,
  { id, email, firstName, username }: Subscriber,
  { name: place, filter }: Place,
  monday: string,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (!(await takeReport(transaction, id, monday))) return;
    const week = { from: daysBefore(monday, 7), to: daysBefore(monday, 1) };
    const weekBefore = { from: daysBefore(monday, 14), to: daysBefore(monday, 8) };
    const report: Report = {
      ...{ to: email, firstName: firstName || username, place, from: week.from, until: week.to },
      figures: await sumFigures(transaction, { filter, ...week }),
      before: await sumFigures(transaction, { filter, ...weekBefore }),
      origin: publicUrl(),
    };
    await storeMail(transaction, clock, reportMail(report));
  });
