import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { LocationForm, useReturnToLocations } from './location-form.tsx';
import { useCreateLocation } from './locations.queries.ts';

const NewLocation = () => {
  const create = useCreateLocation(useReturnToLocations());
  return (
    <>
      <PageHeader title="Add Location" subtitle="Tell the chat about your facility" />
      <LocationForm save={create} />
    </>
  );
};

export const NewLocationScreen = () => (
  <AdminsOnly>
    <NewLocation />
  </AdminsOnly>
);
