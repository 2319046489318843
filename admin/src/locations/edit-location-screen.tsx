import type { Location } from '@chat-module/contract/locations';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { SampleBanner } from '../sample-data/sample-banner.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LocationForm, useReturnToLocations } from './form/location-form.tsx';
import { useLocationToEdit, useUpdateLocation } from './locations.queries.ts';

const LoadedLocation = ({ location }: { location: Location }) => {
  const update = useUpdateLocation(location.id, useReturnToLocations());
  return (
    <>
      {location.isSample && <SampleBanner />}
      <LocationForm location={location} save={update} />
    </>
  );
};

const EditLocation = ({ id }: { id: string }) => {
  const { data: location, isLoadingError, error, refetch } = useLocationToEdit(id);
  if (isLoadingError) return <LoadFailure what="this location" error={error} onRetry={refetch} />;
  return location ? <LoadedLocation location={location} /> : <Spinner label="Loading..." />;
};

export const EditLocationScreen = ({ id }: { id: string }) => (
  <AdminsOnly>
    <PageHeader title="Edit Location" />
    <EditLocation id={id} />
  </AdminsOnly>
);
