import { type NewUser, newUser, type User } from '@chat-module/contract/users';
import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { toast } from '../ui/toast-store.ts';

const editedUser = newUser.omit({ password: true });
type EditedUser = z.output<typeof editedUser>;

export type NewUserForm = UseFormReturn<z.input<typeof newUser>, unknown, NewUser>;

export const useNewUserForm = (): NewUserForm =>
  useForm<z.input<typeof newUser>, unknown, NewUser>({
    resolver: zodResolver(newUser),
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
  useForm<z.input<typeof editedUser>, unknown, EditedUser>({
    resolver: zodResolver(editedUser),
    defaultValues: { firstName, lastName, email, username, role, locationId: locationId ?? '' },
  });

/** Summarizes the errors of the single fields. */
export const toastIncomplete = (fields: Readonly<Record<string, string | undefined>>): void => {
  const isIncomplete = Object.values(fields).some((text = '') => text.trim() === '');
  if (isIncomplete) toast('Error', 'All fields are required', 'danger');
};
