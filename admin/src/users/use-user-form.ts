import { newUser, newUserWithoutPassword, type Role, type User, wholeUser } from '@chat-module/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../ui/toast/toast-store.ts';

export interface UserFormValues {
  firstName: string;
  lastName: string;
  email: string;
  username: string;
  password: string;
  role: Role;
  /** For all roles but manager. */
  locationId: string;
  /** For managers. */
  locationIds: string[];
}

export type UserForm<Body> = UseFormReturn<UserFormValues, unknown, Body>;

/** Keeps only the location field that the role shows. */
const shownOf = ({ locationId, locationIds, ...values }: UserFormValues) =>
  values.role === 'manager' ? { ...values, locationIds } : { ...values, locationId };

const useUserForm = <Body extends FieldValues>(
  schema: z.ZodType<Body, FieldValues>,
  start: Partial<UserFormValues>,
): UserForm<Body> => {
  // It validates only the fields that the role shows.
  const check = zodResolver(schema) as unknown as Resolver<UserFormValues, unknown, Body>;
  return useForm<UserFormValues, unknown, Body>({
    resolver: (values, context, options) => check(shownOf(values) as UserFormValues, context, options),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      username: '',
      password: '',
      role: 'user',
      locationId: '',
      locationIds: [],
      ...start,
    },
  });
};

export const useNewUserForm = () => useUserForm(newUser, {});

export const useInvitationForm = () => useUserForm(newUserWithoutPassword, {});

export const useEditedUserForm = ({ firstName, lastName, email, username, role, locationId, locationIds }: User) =>
  useUserForm(wholeUser, { firstName, lastName, email, username, role, locationId: locationId ?? '', locationIds });

/** Summarizes the errors of the single fields. */
export const toastIncomplete = (values: UserFormValues, fields: readonly (keyof UserFormValues)[]): void => {
  const location = values.role === 'manager' ? values.locationIds.join() : values.locationId;
  const isIncomplete = [location, ...fields.map((name) => String(values[name]))].some((text) => text.trim() === '');
  if (isIncomplete) toast('Error', 'All fields are required', 'danger');
};
