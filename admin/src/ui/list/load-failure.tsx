import { failureReason } from '../../api/api-error.ts';
import { Button } from '../button.tsx';

interface Props {
  what: string;
  error: Error | null;
  onRetry: () => void;
}

export const LoadFailure = ({ what, error, onRetry }: Props) => (
  <div role="alert" className="flex flex-col items-center gap-3 p-8 text-center">
    <p>
      Could not load {what}. {failureReason(error)}
    </p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
