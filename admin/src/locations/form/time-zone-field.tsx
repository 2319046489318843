import { timeZoneWarning } from '@chat-module/contract/time-zone-warning';
import { zoneOfAddress } from '@chat-module/contract/zone-of-address';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../ui/form/select-field.tsx';
import { timeZoneOptions, zoneLabel } from './time-zone-options.ts';
import { TimeZoneWarning } from './time-zone-warning.tsx';
import type { LocationFormApi } from './use-location-form.ts';

const noZone = "We can't tell the time zone from the address. Choose one, or we'll use the server's.";

/** Derived from the address, or chosen; warns if the two differ or neither is certain. */
export const TimeZoneField = ({ form }: { form: LocationFormApi }) => {
  const { control, register, formState, setValue } = form;
  const [address = '', timezone] = useWatch({ control, name: ['address', 'timezone'] });
  const expected = zoneOfAddress(address);
  const isTyped = address.trim() !== '';
  const warning = timezone
    ? timeZoneWarning({ address, timezone, timezoneSource: 'chosen' })
    : isTyped && !expected && noZone;
  return (
    <div className="space-y-2">
      <SelectField
        label="Time Zone"
        options={timeZoneOptions(
          expected ? `From the address: ${zoneLabel(expected)}` : "The server's time zone",
          formState.defaultValues?.timezone ?? '',
          expected,
        )}
        hint={'Used for "open now" and all times shown.'}
        error={formState.errors.timezone?.message}
        {...register('timezone')}
      />
      {warning && (
        <TimeZoneWarning text={warning}>
          {expected && (
            <button
              type="button"
              className="cursor-pointer font-medium underline"
              onClick={() => setValue('timezone', expected, { shouldDirty: true })}
            >
              Use {zoneLabel(expected)}
            </button>
          )}
        </TimeZoneWarning>
      )}
    </div>
  );
};
