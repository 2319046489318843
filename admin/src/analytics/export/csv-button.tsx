import type { ExportedTable } from '@chat-module/contract/analytics';
import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { useExport } from './use-export.ts';

interface Props {
  botId: string;
  days: number;
  table: ExportedTable;
  /** The file's contents, such as "Funnel". */
  what: string;
}

export const CsvButton = ({ what, ...request }: Props) => {
  const { mutate, isPending } = useExport();
  return (
    <Button look="quiet" aria-label={`CSV: ${what}`} disabled={isPending} onClick={() => mutate(request)}>
      <Download aria-hidden size={16} />
      CSV
    </Button>
  );
};
