import { RefreshCw } from 'lucide-react';
import { useController } from 'react-hook-form';
import { useLocations } from '../locations/locations.queries.ts';
import { FormSection } from '../ui/form/form-section.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import type { BotForm } from './use-bot-form.ts';

const inNewTab = { target: '_blank', rel: 'noopener noreferrer', className: 'link' };

const LocationLinks = ({ locationId }: { locationId: string }) => (
  <>
    {locationId !== '' && (
      <a href={`/locations/${encodeURIComponent(locationId)}/edit`} {...inNewTab}>
        Edit location
      </a>
    )}
    <a href="/locations/new" {...inNewTab}>
      Add new location
    </a>
  </>
);

export const BusinessLocation = ({ form }: { form: BotForm }) => {
  const locations = useLocations();
  const { field, fieldState } = useController({ control: form.control, name: 'locationId' });
  const options = [
    { value: '', label: locations.isPending ? 'Loading locations...' : 'No location' },
    ...(locations.data ?? []).map(({ id, businessName }) => ({ value: id, label: businessName })),
  ];
  return (
    <FormSection title="Business Location">
      <SelectField
        label="Business Location"
        options={options}
        hint="The bot answers from this facility’s hours, address and sizes."
        error={locations.isError ? 'Could not load the locations.' : fieldState.error?.message}
        {...field}
        value={field.value ?? ''}
      />
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <LocationLinks locationId={field.value ?? ''} />
        {/* A location added in another tab isn't in the list that was read before. */}
        <button
          type="button"
          onClick={() => locations.refetch()}
          disabled={locations.isFetching}
          className="link inline-flex items-center gap-1.5"
        >
          <RefreshCw aria-hidden size={14} />
          Refresh list
        </button>
      </div>
    </FormSection>
  );
};
