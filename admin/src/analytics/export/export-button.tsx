import { Download } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { ExportRequest } from './download-export.ts';
import { useExport } from './use-export.ts';

const formatKilobytes = (bytes: number): string =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }).format(bytes / 1000);

export const ExportButton = (request: ExportRequest) => {
  const { mutate, isPending, receivedBytes } = useExport();
  return (
    <div className="flex items-center gap-3 self-end">
      <Button disabled={isPending} onClick={() => mutate(request)}>
        <Download aria-hidden size={16} />
        {isPending ? 'Exporting...' : 'Export'}
      </Button>
      {isPending && receivedBytes > 0 && (
        <span className="text-muted tabular-nums">{formatKilobytes(receivedBytes)} received</span>
      )}
    </div>
  );
};
