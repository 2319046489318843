import type { Role } from '@chat-module/contract/users';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Link } from 'wouter';
import { useLocationsToPick } from '../locations/locations.queries.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

type UserFieldName = 'firstName' | 'lastName' | 'email' | 'username' | 'role' | 'locationId';

/** Registers a field with its form. */
export type BindField = (name: UserFieldName) => UseFormRegisterReturn & { error: string | undefined };

const roleLabels: Record<Role, string> = {
  user: 'User (Read-only Analytics)',
  manager: 'Manager (Leads, Reservations, FAQs)',
  admin: 'Admin (Full Permissions)',
};

const roleOptions = [
  { value: 'user', label: roleLabels.user },
  { value: 'admin', label: roleLabels.admin },
];

const NoLocationsHint = () => (
  <>
    There is no location yet.{' '}
    <Link href="/locations/new" className="link">
      Add a location
    </Link>{' '}
    first.
  </>
);

const LocationSelect = ({ bind, locationId }: Pick<Props, 'bind' | 'locationId'>) => {
  const { data: locations = [], isSuccess } = useLocationsToPick();
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
      {...bind('locationId')}
      // Controlled, because the options may load after the value is set.
      value={locationId}
    />
  );
};

interface Props {
  bind: BindField;
  /** The chosen location. */
  locationId: string;
  /** The password of a new user. */
  children?: ReactNode;
}

export const UserFields = ({ bind, locationId, children }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField label="First Name" required autoComplete="off" {...bind('firstName')} />
    <TextField label="Last Name" required autoComplete="off" {...bind('lastName')} />
    <TextField label="Email" type="email" required autoComplete="off" {...bind('email')} />
    <TextField
      label="Username"
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...bind('username')}
    />
    <div className="space-y-4 sm:col-span-2">
      {children}
      <SelectField label="Role" options={roleOptions} {...bind('role')} />
      <LocationSelect bind={bind} locationId={locationId} />
    </div>
  </div>
);
