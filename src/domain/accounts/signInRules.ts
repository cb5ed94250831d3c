/** What a sign-in must contain before it is sent, in the words of the sign-up rules. */
import { emailProblem, type FieldErrors } from './signUpRules.ts';

export type SignInInput = { readonly email: string; readonly password: string };

/**
 * All that is wrong with a sign-in; an empty object means that it can be sent.
 * A password must be there; its length is not asked.
 */
export const signInErrors = ({ email, password }: SignInInput): FieldErrors<keyof SignInInput> => {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
    ...(password === '' ? { password: 'Password is required' } : {}),
  };
};
