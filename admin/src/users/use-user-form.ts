import { newPassword } from '@chat-module/contract/fields';
import { type User, userFields } from '@chat-module/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../ui/toast-store.ts';

const newUserFields = userFields.extend({ password: newPassword });
type NewUserFields = z.output<typeof newUserFields>;

export type NewUserForm = UseFormReturn<NewUserFields>;

export const useNewUserForm = (): NewUserForm =>
  useForm({
    resolver: zodResolver(newUserFields),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      username: '',
      password: '',
      role: 'user',
      locationId: '',
    },
  });

export const useEditedUserForm = ({ firstName, lastName, email, username, role, locationId }: User) =>
  useForm({
    resolver: zodResolver(userFields),
    defaultValues: { firstName, lastName, email, username, role, locationId: locationId ?? '' },
  });

/** Summarizes the errors of the single fields. */
export const toastIncomplete = (fields: Readonly<Record<string, string | undefined>>): void => {
  const isIncomplete = Object.values(fields).some((text = '') => text.trim() === '');
  if (isIncomplete) toast('Error', 'All fields are required', 'danger');
};
