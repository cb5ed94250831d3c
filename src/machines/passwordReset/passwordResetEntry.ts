/** Registers the reset of a password in the catalogue. */
import { shortestHostedPassword } from '#domain/accounts/signUpRules.ts';
import { entry } from '../catalogueEntry.ts';
import { credentials } from '../examples.ts';
import { passwordResetMachine } from './passwordResetMachine.ts';

const password = 'another-password-19';

export const passwordResetEntry = entry(passwordResetMachine, {
  title: 'Password reset',
  subject: 'auth',
  about: 'Requests a mailed link for a forgotten password, and sets a new one with the token of that link.',
  input: { shortest: shortestHostedPassword },
  events: [
    { type: 'link.request', email: credentials.email },
    { type: 'link.open' },
    { type: 'form.submit', password, confirmPassword: password },
    { type: 'form.submit', password, confirmPassword: 'another' },
  ],
});
