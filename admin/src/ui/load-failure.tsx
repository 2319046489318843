import { Button } from './button.tsx';

interface Props {
  what: string;
  onRetry: () => void;
}

export const LoadFailure = ({ what, onRetry }: Props) => (
  <div role="alert" className="flex flex-col items-center gap-3 p-8 text-center">
    <p>Could not load {what}. Check the connection to the server.</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
