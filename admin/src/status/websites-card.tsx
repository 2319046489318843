import type { ServerStatus, WebsiteReading } from '@chat-module/contract/status';
import { Link } from 'wouter';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { formatDayAndTime } from '../ui/text/format-day.ts';
import { formatCount } from '../ui/text/format-number.ts';

const badges: Record<WebsiteReading['status'], readonly [tone: BadgeTone, label: string]> = {
  reading: ['info', 'Reading'],
  read: ['success', 'Read'],
  failed: ['danger', 'Failed'],
};

const pages = (count: number): string => (count === 1 ? '1 page' : `${formatCount(count)} pages`);

const describePages = ({ finishedAt, pagesRead, pagesFailed }: WebsiteReading): string => {
  const when = finishedAt === null ? 'Never fully read' : `Last read ${formatDayAndTime(finishedAt)}`;
  const trouble = pagesFailed > 0 && `${pages(pagesFailed)} could not be read`;
  return [when, `${pages(pagesRead)} read`, trouble].filter(Boolean).join(' · ');
};

const ReadingRow = ({ reading }: { reading: WebsiteReading }) => {
  const [tone, label] = badges[reading.status];
  return (
    <li className="space-y-0.5 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link href={`/locations/${reading.locationId}/edit`} className="link min-w-0 wrap-anywhere">
          {reading.locationName}
        </Link>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="text-muted">{describePages(reading)}</p>
      {reading.problem && <p className="wrap-anywhere">{reading.problem}</p>}
    </li>
  );
};

const noReadings = ({ isOff }: Pick<ServerStatus['websites'], 'isOff'>): string =>
  isOff
    ? 'Website reading is off. Set WEBSITE_PAGES above 0 to turn it on.'
    : 'No websites yet. Add a website to a location, and the server reads its pages.';

/** The crawl state of each location's website. */
export const WebsitesCard = ({ websites }: { websites: ServerStatus['websites'] }) => {
  const { isOff, readings, more } = websites;
  return (
    <section aria-label="Websites" className="card space-y-2 p-5">
      <h2 className="font-semibold text-base">Websites</h2>
      {isOff || readings.length === 0 ? (
        <p className="text-muted">{noReadings({ isOff })}</p>
      ) : (
        <ul className="divide-y divide-line">
          {readings.map((reading) => (
            <ReadingRow key={reading.locationId} reading={reading} />
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-muted">{`And ${formatCount(more)} more`}</p>}
    </section>
  );
};
