import { LoadFailure } from '../../ui/list/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useComparison } from './comparison.queries.ts';
import { ComparisonTable } from './comparison-table.tsx';

export const Comparison = ({ days }: { days: number }) => {
  const { data, isLoadingError, error, refetch } = useComparison(days);
  if (isLoadingError) return <LoadFailure what="the comparison" error={error} onRetry={refetch} />;
  if (!data) return <Spinner label="Loading analytics..." />;
  return (
    <>
      <p className="text-muted">
        Compared with the previous {days} days. Conversion is the share of visits with a reservation.
      </p>
      <ComparisonTable bots={data.bots} period={{ from: data.from, to: data.to }} />
    </>
  );
};
