import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { downloadExport, type ExportRequest } from './download-export.ts';

export const useExport = () => {
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
