/** Validates a change of one's own password; the demo accounts refuse it. */
import { demoAccounts } from './demoAccounts.ts';
import { normalizeEmail } from './emailAddress.ts';
import { type FieldErrors, passwordProblem } from './signUpRules.ts';

export type PasswordChange = { readonly current_password: string; readonly new_password: string };

export const wrongCurrentPassword = 'This is not your current password';

const demoAddresses: readonly string[] = Object.values(demoAccounts).map(({ email }) => email);

/** The refusal for shared demo accounts; null for a personal account. */
export const refusedPasswordChange = (email: string): string | null =>
  demoAddresses.includes(normalizeEmail(email))
    ? 'The demo accounts share one published password, so that everybody can sign in with it. It cannot be changed.'
    : null;

/** The problem with a new password, or null. Composed letters and combining marks count as the same password. */
export const newPasswordProblem = ({ current_password, new_password }: PasswordChange): string | null =>
  passwordProblem(new_password) ??
  (new_password.normalize('NFC') === current_password.normalize('NFC')
    ? 'The new password is the same as the current one'
    : null);

/** Problems that can be found without the account; an empty object means that the change can be sent. */
export const passwordChangeErrors = (change: PasswordChange): FieldErrors<keyof PasswordChange> => {
  const problem = newPasswordProblem(change);
  return {
    ...(change.current_password === '' ? { current_password: 'Current password is required' } : {}),
    ...(problem === null ? {} : { new_password: problem }),
  };
};
