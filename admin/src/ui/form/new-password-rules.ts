import { isTooShort, tooShort } from '@chat-module/contract/password-rule';

export const isGiven = (text: string): boolean => text.trim() !== '';

/** For a field `password` with a field `repeated` next to it. */
export const newPasswordRules = {
  validate: {
    given: (text: string) => isGiven(text) || 'Password is required.',
    long: (text: string) => !isTooShort(text) || tooShort,
  },
  deps: 'repeated' as const,
};

export const repeatedPasswordRules = {
  validate: {
    given: (text: string) => isGiven(text) || 'Enter the password again.',
    same: (text: string, fields: { readonly password: string }) => text === fields.password || 'Passwords do not match',
  },
};
