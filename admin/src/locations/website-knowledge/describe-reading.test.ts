import type { WebsiteKnowledge, WebsitePage } from '@chat-module/contract/website-knowledge';
import { expect, test } from 'vitest';
import { formatDay, formatDayAndTime } from '../../ui/text/format-day.ts';
import { describeReading } from './describe-reading.ts';

const at = '2026-11-22T10:00:00.000Z';
const page: WebsitePage = {
  ...{ id: 'a', url: 'https://a.example/', title: 'A', status: 'read', reason: '', passages: 2, readAt: at },
};
const read: WebsiteKnowledge = {
  ...{ status: 'read', problem: '', startedAt: at, finishedAt: at, waitsUntil: null, nextReadAt: null, movedTo: null },
  ...{ pageLimit: 30, pagesVisited: 1, pagesFound: 1, passages: 2, pages: [page], differences: [] },
};

const known = `We learned 2 passages from 1 page, as of ${formatDayAndTime(at)}.`;

test.each<[what: string, changes: Partial<WebsiteKnowledge>, text: string]>([
  ['read', {}, known],
  ['read again later', { nextReadAt: at }, `${known} Next check: ${formatDay(at)}.`],
  ['read without any text', { passages: 0 }, 'We haven’t learned anything from it yet.'],
  ['never read', { status: 'notRead' }, 'The website hasn’t been read yet.'],
  ['switched off', { status: 'off' }, 'Website reading is turned off on this server.'],
  ['begun', { status: 'reading', pagesVisited: 0 }, 'Reading the website...'],
  ['being read', { status: 'reading', pagesFound: 9 }, 'Reading the website: 1 of 9 pages found so far.'],
  [
    'waiting',
    { status: 'waiting', problem: 'The website asks to be left alone for a while.', waitsUntil: at },
    `The website asks to be left alone for a while. Continues at ${formatDayAndTime(at)}. ${known}`,
  ],
  [
    'failed, with what was known before',
    { status: 'failed', problem: 'The site answered with the status 502.' },
    `The website could not be read. The site answered with the status 502. ${known}`,
  ],
])('%s', (_what, changes, text) => expect(describeReading({ ...read, ...changes })).toBe(text));
