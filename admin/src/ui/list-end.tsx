import { LoadFailure } from './load-failure.tsx';
import { LoadMore } from './load-more.tsx';

interface Props {
  list: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
  what: string;
}

/** What follows the rows read so far: the way to more of them, or what went wrong there. The rows stay. */
export const ListEnd = ({ list, what }: Props) => {
  if (list.isFetchNextPageError && !list.isFetchingNextPage) {
    return <LoadFailure what={`more of ${what}`} onRetry={() => list.fetchNextPage()} />;
  }
  return list.hasNextPage && <LoadMore onClick={() => list.fetchNextPage()} isLoading={list.isFetchingNextPage} />;
};
