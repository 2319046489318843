import type { Location } from '@chat-module/contract/locations';
import { useSearchParams } from 'wouter';
import { AdminsOnly } from '../layout/admins-only.tsx';
import { PageHeader } from '../layout/page-header.tsx';
import { LoadFailure } from '../ui/list/load-failure.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { LocationForm, useReturnToLocations } from './form/location-form.tsx';
import { useCreateLocation, useLocationToEdit } from './locations.queries.ts';

const CopyNote = ({ name }: { name: string }) => (
  <p className="max-w-5xl rounded-control bg-info-soft px-3 py-2 text-info-text wrap-anywhere">
    Copied from {name}: hours, email template, sizes, amenities and days to keep. Enter the new location’s own name,
    address, phone, email and web addresses. Nothing is stored until you save.
  </p>
);

const NewLocation = ({ template }: { template?: Location }) => {
  const create = useCreateLocation(useReturnToLocations());
  return (
    <>
      <PageHeader title="Add Location" subtitle="Tell the chat about your facility" />
      {template && <CopyNote name={template.businessName} />}
      <LocationForm template={template} save={create} />
    </>
  );
};

const Duplicate = ({ id }: { id: string }) => {
  const { data: template, isLoadingError, error, refetch } = useLocationToEdit(id);
  if (isLoadingError) return <LoadFailure what="the location to copy" error={error} onRetry={refetch} />;
  return template ? <NewLocation template={template} /> : <Spinner label="Loading..." />;
};

export const NewLocationScreen = () => {
  const [search] = useSearchParams();
  const copiedId = search.get('copyOf');
  return <AdminsOnly>{copiedId ? <Duplicate key={copiedId} id={copiedId} /> : <NewLocation />}</AdminsOnly>;
};
