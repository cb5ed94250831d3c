/** Adds the demo accounts' sign-in secrets to the vault, also when a recovery finds none. */
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import { demoAccountId } from './demoFoundation.ts';
import { demoVerifiers } from './demoVerifiers.ts';

const accountNames = ['admin', 'manager', 'client'] as const satisfies readonly DemoAccountName[];

export const demoVault = accountNames.map(
  (name) => [`password:${demoAccountId(name)}`, { verifier: demoVerifiers[name] }] as const,
);
