import type {
  EditedLocation,
  editLocations,
  LocationEdit,
  previewLocationEdit,
} from '@chat-module/contract/location-edits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { serverMessageOr } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { toastFailure } from '../../ui/toast/toast-failure.ts';
import { forgetLocations } from '../locations.queries.ts';

export interface WantedEdit {
  readonly ids: string[];
  readonly edit: LocationEdit;
}

export const usePreviewEdit = (onPreviewed: (locations: readonly EditedLocation[]) => void) =>
  useMutation({
    mutationFn: (body: WantedEdit) =>
      call<typeof previewLocationEdit>('POST', '/api/admin/locations/preview-edit', { body }),
    onSuccess: ({ locations }) => onPreviewed(locations),
  });

export const useEditLocations = (onEdited: (locations: readonly EditedLocation[]) => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WantedEdit) => call<typeof editLocations>('PATCH', '/api/admin/locations', { body }),
    onSuccess: async ({ locations }) => {
      await forgetLocations(
        queryClient,
        locations.map(({ id }) => id),
      );
      onEdited(locations);
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to change the locations')),
  });
};
