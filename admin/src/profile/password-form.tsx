import { useForm } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { FormProblem } from '../ui/form/form-problem.tsx';
import { isGiven, newPasswordRules, repeatedPasswordRules } from '../ui/form/new-password-rules.ts';
import { onSubmit } from '../ui/form/on-submit.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { showServerErrors } from '../ui/form/show-server-errors.ts';
import { useChangeOwnPassword } from './profile.queries.ts';
import { ProfileCard } from './profile-card.tsx';

const usePasswordForm = () => {
  const form = useForm({ defaultValues: { currentPassword: '', password: '', repeated: '' } });
  const { errors } = form.formState;
  const current = form.register('currentPassword', {
    validate: (text) => isGiven(text) || 'Enter your current password.',
  });
  const password = form.register('password', newPasswordRules);
  const repeated = form.register('repeated', repeatedPasswordRules);
  return {
    form,
    current: { ...current, error: errors.currentPassword?.message },
    password: { ...password, error: errors.password?.message },
    repeated: { ...repeated, error: errors.repeated?.message },
  };
};

export const PasswordForm = () => {
  const { form, current, password, repeated } = usePasswordForm();
  const change = useChangeOwnPassword();
  const submit = form.handleSubmit((fields) =>
    change.mutate(
      { currentPassword: fields.currentPassword, password: fields.password },
      { onSuccess: () => form.reset(), onError: (error) => showServerErrors(error, form) },
    ),
  );
  return (
    <ProfileCard title="Password" hint="Changing your password signs you out everywhere else.">
      <form noValidate onSubmit={onSubmit(submit)} className="space-y-4">
        <PasswordField label="Current Password" required autoComplete="current-password" {...current} />
        <PasswordField label="New Password" required autoComplete="new-password" {...password} />
        <PasswordField label="Confirm Password" required autoComplete="new-password" {...repeated} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Button type="submit" look="primary" disabled={change.isPending}>
          {change.isPending ? 'Updating...' : 'Update Password'}
        </Button>
      </form>
    </ProfileCard>
  );
};
