/** Maps the backend's errors about a sign-up to the fields of the registration page. */

import type { FieldErrors, RegistrationInput } from '#domain/accounts/signUpRules.ts';
import { ownValue } from '#domain/ownValue.ts';
import type { Refusal } from '../api/outcome.ts';

export type RegistrationErrors = FieldErrors<keyof RegistrationInput>;

const fieldOf: Readonly<Record<string, keyof RegistrationInput>> = {
  email: 'email',
  password: 'password',
  'profile.firstName': 'firstName',
  'profile.lastName': 'lastName',
  'profile.company': 'company',
};

export const fieldErrorsOf = ({ errors = {} }: Refusal): RegistrationErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => {
      const field = ownValue(fieldOf, name);
      return field === undefined ? [] : [[field, text]];
    }),
  );
