import type { WebsiteKnowledge as Knowledge, WebsiteDifference } from '@chat-module/contract/website-knowledge';
import { LoaderCircle, RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/list/load-failure.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FormCard } from '../form/form-card.tsx';
import { describeReading } from './describe-reading.ts';
import { WebsiteDifferences } from './website-differences.tsx';
import { useReadWebsite, useWebsiteKnowledge } from './website-knowledge.queries.ts';
import { WebsitePages } from './website-pages.tsx';

interface Props {
  locationId: string;
  /** Called when the record has taken a value from the website. */
  onUsed: (difference: WebsiteDifference) => void;
}

/** The record may stay as it is, but operators should know that their website has moved. */
const MovedNote = ({ url }: { url: string }) => (
  <p className="text-muted wrap-anywhere">
    The website redirects to{' '}
    <a href={url} target="_blank" rel="noopener noreferrer" className="link">
      {new URL(url).host}
    </a>
    , so we read that site.
  </p>
);

const ReadButton = ({ locationId, knowledge: { status } }: { locationId: string; knowledge: Knowledge }) => {
  const { mutate, isPending } = useReadWebsite(locationId);
  if (status === 'off') return null;
  const isReading = isPending || status === 'reading';
  const Icon = isReading ? LoaderCircle : RefreshCw;
  return (
    <Button disabled={isReading} onClick={() => mutate()}>
      <Icon aria-hidden size={16} className={isReading ? 'animate-spin' : undefined} />
      {isReading ? 'Reading...' : status === 'notRead' ? 'Read now' : 'Read again'}
    </Button>
  );
};

const KnownWebsite = ({ knowledge, locationId, onUsed }: Props & { knowledge: Knowledge }) => (
  <>
    <div className="flex flex-wrap items-start justify-between gap-3">
      <p role="status" className="min-w-0 max-w-prose grow basis-72 wrap-anywhere">
        {describeReading(knowledge)}
      </p>
      <ReadButton locationId={locationId} knowledge={knowledge} />
    </div>
    {knowledge.movedTo && <MovedNote url={knowledge.movedTo} />}
    {knowledge.status === 'reading' && (
      <ProgressBar label="Pages read" value={knowledge.pagesVisited} of={Math.max(knowledge.pagesFound, 1)} />
    )}
    <WebsiteDifferences locationId={locationId} differences={knowledge.differences} onUsed={onUsed} />
    <WebsitePages locationId={locationId} pages={knowledge.pages} />
  </>
);

/** What the chat knows from the location's website. */
export const WebsiteKnowledge = (props: Props) => {
  const { data, isLoadingError, error, refetch } = useWebsiteKnowledge(props.locationId);
  const content = () => {
    if (isLoadingError) return <LoadFailure what="the website’s pages" error={error} onRetry={refetch} />;
    return data ? <KnownWebsite knowledge={data} {...props} /> : <Spinner label="Loading..." />;
  };
  return (
    <FormCard
      title="Website Knowledge"
      hint="We read the pages above and the pages they link to. When the location and the FAQs have no answer, the chat answers from these pages, with a link."
    >
      {content()}
    </FormCard>
  );
};
