import type { Role } from '@chat-module/contract/users';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLocationsToPick } from '../locations/locations.queries.ts';
import { optionsOf, SelectField } from '../ui/form/select-field.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { LocationsField } from './locations-field.tsx';
import type { UserForm, UserFormValues } from './use-user-form.ts';

const roleLabels: Record<Role, string> = {
  user: 'User (Read-only Analytics)',
  manager: 'Manager (Leads, Reservations, FAQs)',
  admin: 'Admin (Full Permissions)',
};

const roleOptions = optionsOf(['user', 'manager', 'admin'], roleLabels);

const NoLocationsHint = () => (
  <>
    No locations yet.{' '}
    <Link href="/locations/new" className="link">
      Add a location
    </Link>{' '}
    first.
  </>
);

const useField = <Body,>({ register, formState }: UserForm<Body>) => {
  const errors: Partial<Record<keyof UserFormValues, { message?: string }>> = formState.errors;
  return (name: keyof UserFormValues) => ({ ...register(name), error: errors[name]?.message });
};

const LocationFields = <Body,>({ form }: { form: UserForm<Body> }) => {
  const field = useField(form);
  const { data: locations = [], isSuccess } = useLocationsToPick();
  const { role, locationId, locationIds } = form.watch();
  if (role === 'manager')
    return (
      <LocationsField
        locations={locations}
        value={locationIds}
        onChange={(ids) =>
          form.setValue('locationIds', ids as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        error={field('locationIds').error}
      />
    );
  const options = [
    { value: '', label: 'Select a location' },
    ...locations.map(({ id, businessName }) => ({ value: id, label: businessName })),
  ];
  return (
    <SelectField
      label="Location"
      required
      options={options}
      hint={isSuccess && locations.length === 0 ? <NoLocationsHint /> : undefined}
      {...field('locationId')}
      // Controlled, because the options may load after the value is set.
      value={locationId}
    />
  );
};

interface Props<Body> {
  form: UserForm<Body>;
  /** Whether the user has a username of their own; an invited person chooses one. */
  hasUsername?: boolean;
  /** The password of a new user. */
  children?: ReactNode;
}

export const UserFields = <Body,>({ form, hasUsername = true, children }: Props<Body>) => {
  const field = useField(form);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="First Name" required autoComplete="off" {...field('firstName')} />
      <TextField label="Last Name" required autoComplete="off" {...field('lastName')} />
      <TextField label="Email" type="email" required autoComplete="off" {...field('email')} />
      {hasUsername && (
        <TextField
          label="Username"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
      )}
      <div className="space-y-4 sm:col-span-2">
        {children}
        <SelectField label="Role" options={roleOptions} {...field('role')} />
        <LocationFields form={form} />
      </div>
    </div>
  );
};
