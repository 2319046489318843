import type { WebsiteKnowledge } from '@chat-module/contract/website-knowledge';
import { formatDay, formatDayAndTime } from '../../ui/text/format-day.ts';
import { formatCount } from '../../ui/text/format-number.ts';

const count = (number: number, one: string): string => `${formatCount(number)} ${one}${number === 1 ? '' : 's'}`;

type Reading = Pick<
  WebsiteKnowledge,
  | 'status'
  | 'problem'
  | 'finishedAt'
  | 'waitsUntil'
  | 'nextReadAt'
  | 'pagesVisited'
  | 'pagesFound'
  | 'passages'
  | 'pages'
>;

/** How much is known, and since when. */
function describeKnown({ pages, passages, finishedAt }: Reading): string {
  const read = pages.filter((page) => page.passages > 0).length;
  const from = finishedAt === null ? '' : `, as of ${formatDayAndTime(finishedAt)}`;
  return passages === 0
    ? 'We haven’t learned anything from it yet.'
    : `We learned ${count(passages, 'passage')} from ${count(read, 'page')}${from}.`;
}

/** The state of a website's crawl, in sentences for operators. */
export function describeReading(reading: Reading): string {
  const { status, problem, waitsUntil, nextReadAt, pagesVisited, pagesFound } = reading;
  const again = nextReadAt === null ? '' : ` Next check: ${formatDay(nextReadAt)}.`;
  switch (status) {
    case 'off':
      return 'Website reading is turned off on this server.';
    case 'notRead':
      return 'The website hasn’t been read yet.';
    case 'reading':
      return pagesVisited === 0
        ? 'Reading the website...'
        : `Reading the website: ${formatCount(pagesVisited)} of ${count(pagesFound, 'page')} found so far.`;
    case 'waiting':
      return `${problem} Continues at ${formatDayAndTime(waitsUntil ?? '')}. ${describeKnown(reading)}`;
    case 'failed':
      return `The website could not be read. ${problem} ${describeKnown(reading)}${again}`;
    case 'read':
      return `${describeKnown(reading)}${again}`;
  }
}
