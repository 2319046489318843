import type { OpenWork } from '@chat-module/contract/location-sorts';
import type {
  createLocation,
  deleteLocation,
  Location,
  LocationTraces,
  NewLocation,
  readHours,
  updateLocation,
} from '@chat-module/contract/locations';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { serverMessageOr } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { read, readWholeList } from '../api/read.ts';
import { usePagedList } from '../api/use-paged-list.ts';
import type { FormResult } from '../ui/form/changed-fields.ts';
import { toastFailure } from '../ui/toast/toast-failure.ts';
import { toast } from '../ui/toast/toast-store.ts';

const locationsKey = ['/api/locations'];
const pickListKey = ['/api/admin/locations'];
const locationKey = (id: string) => ['/api/locations', id];

export const useLocations = ({ enabled = true } = {}) =>
  useQuery({ queryKey: locationsKey, queryFn: readWholeList<Location>, enabled });

/** The locations that match a search, page by page in an order; empty texts don't filter or use the default order. */
export const useFoundLocations = (search: string, sort: string) =>
  usePagedList<Location>(['/api/locations', { search, sort }]);

const idsAtOnce = 50;

/** Each location's open work, counted again whenever the screen opens. */
export const useOpenWork = (ids: readonly string[]): ReadonlyMap<string, OpenWork> => {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, at) =>
    ids.slice(at * idsAtOnce, (at + 1) * idsAtOnce).join(','),
  );
  const counts = useQueries({
    queries: parts.map((part) => ({
      queryKey: ['/api/locations', 'open-work', { ids: part }],
      queryFn: (asked) => read(asked) as Promise<OpenWork[]>,
      gcTime: 0,
    })),
  });
  return new Map(counts.flatMap(({ data = [] }) => data.map((work) => [work.locationId, work] as const)));
};

/** The options of the user management screen. */
export const useLocationsToPick = () => useQuery({ queryKey: pickListKey, queryFn: readWholeList<Location> });

export const useLocationToEdit = (id: string) => useQuery<Location>({ queryKey: locationKey(id) });

/** How the chat understands office hours; the last result stays while the next one loads. */
export const useUnderstoodHours = (officeHours: string) =>
  useQuery({
    queryKey: ['/api/locations/read-hours', officeHours],
    queryFn: () => call<typeof readHours>('POST', '/api/locations/read-hours', { body: { officeHours } }),
    enabled: officeHours.trim() !== '',
    placeholderData: keepPreviousData,
  });

/** Counted again for each request. */
export const useLocationTraces = (id: string) =>
  useQuery<LocationTraces>({ queryKey: [`/api/admin/locations/${id}/traces`], gcTime: 0 });

/** Reloads the lists but no single location, because one may be open in a form. */
const refreshLocations = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({
      queryKey: locationsKey,
      predicate: ({ queryKey: [, filter] }) => typeof filter !== 'string',
    }),
    queryClient.invalidateQueries({ queryKey: pickListKey }),
  ]);

/** After a change of several locations at once. */
export const forgetLocations = async (queryClient: QueryClient, ids: readonly string[]): Promise<void> => {
  for (const id of ids) queryClient.removeQueries({ queryKey: locationKey(id) });
  await refreshLocations(queryClient);
};

export const useCreateLocation = (onSaved: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ values }: FormResult<NewLocation>) =>
      call<typeof createLocation>('POST', '/api/locations', { body: values }),
    onSuccess: async () => {
      await refreshLocations(queryClient);
      toast('Success', 'Location created successfully');
      onSaved();
    },
    onError: (error) => toastFailure(error, 'Failed to create location'),
  });
};

export const useUpdateLocation = (id: string, onSaved: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ changes }: FormResult<NewLocation>) =>
      call<typeof updateLocation>('PUT', '/api/locations/:id', { params: { id }, body: changes }),
    onSuccess: async (location) => {
      queryClient.setQueryData(locationKey(id), location);
      await refreshLocations(queryClient);
      toast('Success', 'Location updated successfully');
      onSaved();
    },
    onError: (error) => toastFailure(error, 'Failed to update location'),
  });
};

export const useDeleteLocation = (onDeleted: () => void) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteLocation>('DELETE', '/api/locations/:id', { params: { id } }),
    onSuccess: async (_, id) => {
      queryClient.removeQueries({ queryKey: locationKey(id) });
      // The location's bot and users now have none, and its history shows it as deleted.
      const touched = ['bots', 'admin/users', 'admin/leads', 'admin/reservations', 'admin/conversations'].map(
        (path) => [`/api/${path}`],
      );
      await Promise.all([
        refreshLocations(queryClient),
        ...touched.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ]);
      toast('Success', 'Location deleted successfully');
      onDeleted();
    },
    onError: (error) => toastFailure(error, serverMessageOr(error, 'Failed to delete location')),
  });
};
