/** Validates a sign-in form with the texts of the sign-up rules. */
import { emailProblem, type FieldErrors } from './signUpRules.ts';

export type SignInInput = { readonly email: string; readonly password: string };

/** An empty object means no errors. The password is required; its length is not checked. */
export const signInErrors = ({ email, password }: SignInInput): FieldErrors<keyof SignInInput> => {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
    ...(password === '' ? { password: 'Password is required' } : {}),
  };
};
