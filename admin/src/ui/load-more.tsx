import { Button } from './button.tsx';

interface Props {
  onClick: () => void;
  isLoading?: boolean;
  hasFailed?: boolean;
}

const labelOf = (isLoading: boolean, hasFailed: boolean): string => {
  if (isLoading) return 'Loading...';
  return hasFailed ? 'Try again' : 'Load more';
};

export const LoadMore = ({ onClick, isLoading = false, hasFailed = false }: Props) => (
  <div className="flex flex-col items-center gap-3 p-4">
    {hasFailed && !isLoading && <p role="alert">Could not load more. Check the connection to the server.</p>}
    <Button onClick={onClick} disabled={isLoading}>
      {labelOf(isLoading, hasFailed)}
    </Button>
  </div>
);
