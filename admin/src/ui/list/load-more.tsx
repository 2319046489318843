import { failureReason } from '../../api/api-error.ts';
import { Button } from '../button.tsx';

/** How much of a list is not shown yet. */
export interface MoreRows {
  readonly hasMore: boolean;
  readonly onMore: () => void;
  readonly isLoading?: boolean;
  readonly failure?: Error | null;
}

const labelOf = (isLoading: boolean, hasFailed: boolean): string => {
  if (isLoading) return 'Loading...';
  return hasFailed ? 'Try again' : 'Load more';
};

export const LoadMore = ({ hasMore, onMore, isLoading = false, failure = null }: MoreRows) =>
  hasMore && (
    <div className="flex flex-col items-center gap-3 p-4">
      {failure && !isLoading && <p role="alert">Could not load more. {failureReason(failure)}</p>}
      <Button onClick={onMore} disabled={isLoading}>
        {labelOf(isLoading, failure !== null)}
      </Button>
    </div>
  );
