/** Shares example data of several catalogue entries. */
import { demoAccounts, demoPassword } from '#domain/accounts/demoAccounts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';

export const credentials = { email: demoAccounts.admin.email, password: demoPassword };

export const account: SignUpInput = {
  firstName: 'Nora',
  lastName: 'Brandt',
  email: 'nora@brightside.example',
  company: 'Brightside',
  password: 'moonlight',
};
