import type { SampleData } from '@chat-module/contract/sample-data';
import type { Database } from '../database/schema.ts';
import * as store from './sample-data.store.ts';
import { findSampleMarks, type SampleMarks } from './sample-marks.store.ts';

const none: SampleData = {
  ...{ facilities: [], bots: [], changed: false, faqs: 0, websitePages: 0, mails: 0, users: 0 },
  ...{ leads: 0, reservations: 0, conversations: 0, openQuestions: 0, daysOfFigures: 0 },
  since: { leads: 0, reservations: 0, conversations: 0 },
};

/** Counts what removing the sample data deletes, and what it keeps. */
export async function readSampleData(db: Database): Promise<SampleData> {
  const marks = await findSampleMarks(db);
  if (marks.locations.length + marks.bots.length === 0) return none;
  const place = store.placeOf(marks);
  return {
    facilities: marks.locations.map(({ businessName }) => businessName),
    bots: marks.bots.map(({ name }) => name),
    changed: isEdited(marks) || (await store.hasChangedFaqs(db, place)),
    faqs: await store.countOfBots(db, place, 'faqs'),
    websitePages: await store.countOfLocations(db, place, 'websitePages'),
    mails: await store.countOfLocations(db, place, 'outbox'),
    users: await store.countOfLocations(db, place, 'users'),
    leads: await store.countInvented(db, place, 'leads'),
    reservations: await store.countInvented(db, place, 'reservations'),
    conversations: await store.countInvented(db, place, 'conversations'),
    openQuestions: await store.countInvented(db, place, 'unansweredQuestions', 'lastAskedAt'),
    daysOfFigures: await store.countOfBots(db, place, 'dailyAnalytics'),
    since: {
      leads: await store.countSince(db, place, 'leads'),
      reservations: await store.countSince(db, place, 'reservations'),
      conversations: await store.countSince(db, place, 'conversations'),
    },
  };
}

const isEdited = ({ locations, bots }: SampleMarks): boolean =>
  [...locations, ...bots].some(({ createdAt, updatedAt }) => createdAt !== updatedAt);
