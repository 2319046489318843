import { LoadFailure } from '../../ui/list/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useWebsitePassages } from './website-knowledge.queries.ts';

interface Props {
  locationId: string;
  pageId: string;
  readAt: string | null;
}

/** The passages of one page, verbatim. */
export const PagePassages = ({ locationId, pageId, readAt }: Props) => {
  const { data, isLoadingError, error, refetch } = useWebsitePassages(locationId, pageId, readAt);
  if (isLoadingError) return <LoadFailure what="this page’s passages" error={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading..." />;
  return (
    <ul className="mt-2 space-y-2">
      {data.passages.map(({ id, heading, text }) => (
        <li key={id} className="rounded-control bg-sunken px-3 py-2 wrap-anywhere">
          {heading && <p className="font-medium text-xs">{heading}</p>}
          <p className="max-w-prose whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ul>
  );
};
