/** Validates a sign-up form, with one message per field. */
import { tidyText } from '../text/visibleText.ts';
import { accountTexts } from './accountTexts.ts';
import { isEmail } from './emailAddress.ts';

export const shortestPassword = 6;
/** On a server without demo accounts (ruling D39). */
export const shortestHostedPassword = 8;
export const longestPassword = 1_024;
export const longestName = 120;

export type SignUpInput = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly company: string;
  readonly password: string;
};

/** `invitation`: the token of the link that the page was opened with. */
export type NewAccount = SignUpInput & { readonly invitation?: string };

export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>;

const nameLabels = { firstName: 'First name', lastName: 'Last name', company: 'Company name' } as const;

/** The problem with a name, or null; `label` starts the sentence. A lone surrogate is refused: JSON text cannot store it. */
export const nameProblem = (label: string, value: string): string | null => {
  if (tidyText(value) === '') return `${label} is required`;
  if (value.length > longestName) return `${label} must be at most ${longestName} characters long`;
  return value.isWellFormed() ? null : `${label} contains a broken character`;
};

export const emailProblem = (email: string): string | null => {
  if (tidyText(email) === '') return 'Email is required';
  return isEmail(email) && email.isWellFormed() ? null : 'Enter an email address such as name@agency.com';
};

/** The problem with a new password, or null; length counts UTF-16 units, as the specification's own check does. */
export const passwordProblem = (password: string): string | null => {
  if (password.length < shortestPassword) return accountTexts.passwordTooShort;
  if (password.length > longestPassword) return `Password must be at most ${longestPassword} characters long`;
  return password.isWellFormed() ? null : 'Password contains a broken character';
};

/** A sentence for a password below a server's own minimum, or null. */
export const tooShortPassword = (password: string, shortest: number): string | null =>
  password.length < shortest ? `Password must be at least ${shortest} characters long` : null;

export const signUpErrors = (input: SignUpInput): FieldErrors<keyof SignUpInput> => {
  const found: [keyof SignUpInput, string | null][] = [
    ['firstName', nameProblem(nameLabels.firstName, input.firstName)],
    ['lastName', nameProblem(nameLabels.lastName, input.lastName)],
    ['email', emailProblem(input.email)],
    ['company', nameProblem(nameLabels.company, input.company)],
    ['password', passwordProblem(input.password)],
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
};

export type RegistrationInput = SignUpInput & {
  readonly confirmPassword: string;
  readonly termsAccepted: boolean;
};

/** Adds the password confirmation and the terms, which only the page asks for. */
export const registrationErrors = (input: RegistrationInput): FieldErrors<keyof RegistrationInput> => ({
  ...signUpErrors(input),
  ...(input.password === input.confirmPassword ? {} : { confirmPassword: accountTexts.passwordsDiffer }),
  ...(input.termsAccepted ? {} : { termsAccepted: 'Accept the terms to create an account' }),
});
