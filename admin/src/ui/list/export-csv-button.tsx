import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { send, withQuery } from '../../api/call.ts';
import { Button } from '../button.tsx';
import { fileNameOf, saveFile } from '../save-file.ts';
import { toastFailure } from '../toast/toast-failure.ts';

interface Props {
  path: string;
  query: Readonly<Record<string, unknown>>;
}

/** Downloads what the list's filters show. */
export const ExportCsvButton = ({ path, query }: Props) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const response = await send('GET', withQuery(`${path}/export`, query));
      saveFile(await response.blob(), fileNameOf(response));
    },
    onError: (error) => toastFailure(error, 'Failed to export the list'),
  });
  return (
    <Button disabled={isPending} onClick={() => mutate()}>
      <Download aria-hidden size={16} />
      {isPending ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
};
