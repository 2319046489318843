import { Button } from './button.tsx';

export const LoadMore = ({ onClick, isLoading = false }: { onClick: () => void; isLoading?: boolean }) => (
  <div className="flex justify-center p-4">
    <Button onClick={onClick} disabled={isLoading}>
      {isLoading ? 'Loading...' : 'Load more'}
    </Button>
  </div>
);
