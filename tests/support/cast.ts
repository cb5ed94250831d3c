/** Defines the people of the tests and their times. */

import type { z } from 'zod';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { signInBody, signUpBody } from '#domain/contract/authSchemas.ts';

export const morning = '2026-01-05T09:00:00.000Z';
export const later = '2026-01-05T09:30:00.000Z';
export const nextDay = '2026-01-06T09:00:00.000Z';

export const nora: SignUpInput = {
  firstName: 'Nora',
  lastName: 'Berg',
  email: 'nora@bergmedia.example',
  company: 'Berg Media',
  password: 'tulip-42',
};

export const otto: SignUpInput = {
  firstName: 'Otto',
  lastName: 'Lang',
  email: 'otto@langwerk.example',
  company: 'Langwerk',
  password: 'acorn-17',
};

export const signUpBodyOf = ({ email, password, ...profile }: SignUpInput): z.infer<typeof signUpBody> => ({
  email,
  password,
  profile,
});

export const credentialsOf = ({ email, password }: SignUpInput): z.infer<typeof signInBody> => ({
  email,
  password,
});
