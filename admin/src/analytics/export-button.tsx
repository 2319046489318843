import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { saveFile } from '../ui/save-file.ts';
import { toastFailure } from '../ui/toast-failure.ts';
import { toast } from '../ui/toast-store.ts';
import { downloadExport, type ExportRequest } from './download-export.ts';

const useExport = () => {
  const [receivedBytes, setReceivedBytes] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: (request: ExportRequest) => downloadExport(request, setReceivedBytes),
    onMutate: () => setReceivedBytes(0),
    onSuccess: ({ name, content }) => {
      saveFile(content, name);
      toast('Success', 'Analytics exported successfully');
    },
    onError: (error) => toastFailure(error, 'Failed to export analytics'),
  });
  return { mutate, isPending, receivedBytes };
};

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
