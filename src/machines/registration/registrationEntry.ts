/** Registers the registration machine in the catalogue. */

import type { RegistrationInput } from '#domain/accounts/signUpRules.ts';
import { entry } from '../catalogueEntry.ts';
import { account } from '../examples.ts';
import { registrationMachine } from './registrationMachine.ts';

const newcomer: RegistrationInput = { ...account, confirmPassword: account.password, termsAccepted: true };

export const registrationEntry = entry(registrationMachine, {
  title: 'Sign-up and redirect',
  subject: 'auth',
  about:
    'Takes a new account’s details, sends them, and moves on to the dashboard two seconds after success.',
  events: [
    { type: 'form.submit', ...newcomer },
    { type: 'form.submit', ...newcomer, confirmPassword: 'moonshine' },
    { type: 'form.edit' },
    { type: 'provider.choose', provider: 'github' },
    { type: 'dashboard.open' },
  ],
});
