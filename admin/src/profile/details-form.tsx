import type { CurrentUser } from '@chat-module/contract/session';
import { useForm } from 'react-hook-form';

import { useUnsavedChangesGuard } from '../layout/unsaved-changes.ts';
import { Button } from '../ui/button.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { TextField } from '../ui/form/text-field.tsx';
import { useUpdateOwnUser } from './profile.queries.ts';
import { ProfileCard } from './profile-card.tsx';

const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email' } as const;
type DetailName = keyof typeof labels;

const valuesOf = ({ firstName, lastName, email }: CurrentUser) => ({ firstName, lastName, email, currentPassword: '' });

/** Only changed fields are sent, so the first admin can add an email address without a name. */
const useDetailsForm = (user: CurrentUser) => {
  const form = useForm({ defaultValues: valuesOf(user) });
  const { errors, dirtyFields } = form.formState;
  const asksForPassword = dirtyFields.email === true;
  const bind = (name: DetailName) => ({
    ...form.register(name, {
      validate: (text) => text.trim() !== '' || text === user[name] || `${labels[name]} is required.`,
    }),
    error: errors[name]?.message,
  });
  const changes = () => {
    const values = form.getValues();
    const changed = (Object.keys(labels) as DetailName[]).filter((name) => dirtyFields[name]);
    return {
      ...Object.fromEntries(changed.map((name) => [name, values[name]])),
      ...(asksForPassword && { currentPassword: values.currentPassword }),
    };
  };
  return { form, bind, changes, asksForPassword };
};

export const DetailsForm = ({ user }: { user: CurrentUser }) => {
  const { form, bind, changes, asksForPassword } = useDetailsForm(user);
  const { errors, dirtyFields } = form.formState;
  const isDirty = Object.keys(dirtyFields).length > 0;
  const update = useUpdateOwnUser();
  useUnsavedChangesGuard(isDirty);
  const submit = form.handleSubmit(() =>
    update.mutate(changes(), {
      onSuccess: (saved) => form.reset(valuesOf(saved)),
      onError: (error) => showServerErrors(error, form),
    }),
  );
  return (
    <ProfileCard title="Your Details">
      <form noValidate onSubmit={onSubmit(submit)} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First Name" autoComplete="given-name" {...bind('firstName')} />
          <TextField label="Last Name" autoComplete="family-name" {...bind('lastName')} />
        </div>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint="Password reset links go to this address."
          {...bind('email')}
        />
        {asksForPassword && (
          <PasswordField
            label="Current Password"
            hint={`Required to change your email address.${user.email ? ' We’ll notify your old address.' : ''}`}
            required
            autoComplete="current-password"
            error={errors.currentPassword?.message}
            {...form.register('currentPassword', {
              validate: (text) => text.trim() !== '' || 'Enter your current password to change your email address.',
            })}
          />
        )}
        <FormProblem message={errors.root?.message} />
        <Button type="submit" look="primary" disabled={!isDirty || update.isPending}>
          {update.isPending ? 'Saving...' : 'Save Profile'}
        </Button>
      </form>
    </ProfileCard>
  );
};
