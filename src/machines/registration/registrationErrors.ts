/** How the backend's complaints about a sign-up find their fields on the registration page. */
import type { FieldErrors, RegistrationInput } from '#domain/accounts/signUpRules.ts';
import type { Refusal } from '../api/outcome.ts';

export type RegistrationErrors = FieldErrors<keyof RegistrationInput>;

/** Names on the wire that differ from those of the form. */
const fieldOf: Readonly<Record<string, keyof RegistrationInput>> = {
  email: 'email',
  password: 'password',
  'profile.firstName': 'firstName',
  'profile.lastName': 'lastName',
  'profile.company': 'company',
};

/** Complaints by field of the form; what belongs to no field stays in the message. */
export const fieldErrorsOf = ({ errors = {} }: Refusal): RegistrationErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => {
      const field = fieldOf[name];
      return field === undefined ? [] : [[field, text]];
    }),
  );
