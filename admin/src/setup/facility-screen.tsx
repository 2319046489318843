import type { Location } from '@chat-module/contract/locations';
import { useLocation } from 'wouter';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { forgetUnsavedChanges } from '../layout/unsaved-changes.ts';
import { useCreateLocation, useLocationToEdit, useUpdateLocation } from '../locations/locations.queries.ts';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { FacilityForm } from './facility-form.tsx';
import { useSetup } from './setup.queries.ts';

const useReturnToList = () => {
  const [, navigate] = useLocation();
  return () => {
    forgetUnsavedChanges();
    navigate('/');
  };
};

const NewFacility = () => {
  const returnToList = useReturnToList();
  return <FacilityForm save={useCreateLocation(returnToList)} onCancel={returnToList} />;
};

const StoredFacility = ({ location }: { location: Location }) => {
  const returnToList = useReturnToList();
  return (
    <FacilityForm location={location} save={useUpdateLocation(location.id, returnToList)} onCancel={returnToList} />
  );
};

const LoadedFacility = ({ id }: { id: string }) => {
  const { data: location, isLoadingError, error, refetch } = useLocationToEdit(id);
  if (isLoadingError) return <LoadFailure what="your facility" error={error} onRetry={refetch} />;
  return location ? <StoredFacility location={location} /> : <Spinner label="Loading..." />;
};

const Facility = () => {
  const { data: setup, isLoadingError, error, refetch } = useSetup();
  if (isLoadingError) return <LoadFailure what="your facility" error={error} onRetry={refetch} />;
  if (!setup) return <Spinner label="Loading..." />;
  return setup.facility ? <LoadedFacility id={setup.facility.id} /> : <NewFacility />;
};

/** The part of a location record that a chat needs first, on one page. */
export const FacilityScreen = () => (
  <AdminsOnly>
    <PageHeader title="Your Facility" subtitle="What the chat tells your visitors" />
    <Facility />
  </AdminsOnly>
);
