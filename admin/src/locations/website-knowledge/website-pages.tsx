import type { WebsitePage } from '@chat-module/contract/website-knowledge';
import { ChevronDown } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { formatDayAndTime } from '../../ui/text/format-day.ts';
import { PagePassages } from './page-passages.tsx';

const badges: Record<WebsitePage['status'], readonly [tone: BadgeTone, label: string]> = {
  queued: ['neutral', 'Not read yet'],
  read: ['success', 'Read'],
  skipped: ['neutral', 'Skipped'],
  failed: ['danger', 'Failed'],
};

interface RowProps {
  locationId: string;
  page: WebsitePage;
}

const PageRow = ({ locationId, page: { id, url, title, status, reason, passages, readAt } }: RowProps) => {
  const [isOpen, setOpen] = useState(false);
  const [tone, label] = badges[status];
  const known = passages > 0 && `${passages} ${passages === 1 ? 'passage' : 'passages'}`;
  const from = readAt !== null && passages > 0 && `as of ${formatDayAndTime(readAt)}`;
  return (
    <li className="space-y-0.5 px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <a
          id={`website-page-${id}`}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="link min-w-0 wrap-anywhere"
        >
          {title || url}
        </a>
        <Badge tone={tone}>{label}</Badge>
      </p>
      {title && <p className="text-muted text-xs wrap-anywhere">{url}</p>}
      <p className="text-muted">{[reason, known, from].filter(Boolean).join(' · ')}</p>
      {passages > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={`website-page-${id}`}
          onClick={() => setOpen(!isOpen)}
          className="link text-xs"
        >
          {isOpen ? 'Hide passages' : 'Show passages'}
        </button>
      )}
      {isOpen && passages > 0 && <PagePassages locationId={locationId} pageId={id} readAt={readAt} />}
    </li>
  );
};

/** All pages that were visited, with the result. */
export const WebsitePages = ({ locationId, pages }: { locationId: string; pages: readonly WebsitePage[] }) => {
  if (pages.length === 0) return null;
  return (
    <Collapsible.Root className="rounded-control border border-line">
      <h3>
        <Collapsible.Trigger className="group flex min-h-11 w-full items-center justify-between rounded-control px-4 py-2 font-medium hover:bg-sunken">
          Pages ({pages.length})
          <ChevronDown aria-hidden size={18} className="transition-transform group-data-[state=open]:rotate-180" />
        </Collapsible.Trigger>
      </h3>
      <Collapsible.Content>
        <ul className="divide-y divide-line border-line border-t">
          {pages.map((page) => (
            <PageRow key={page.id} locationId={locationId} page={page} />
          ))}
        </ul>
      </Collapsible.Content>
    </Collapsible.Root>
  );
};
