/** How the people of the demo agency sign in: kept in the vault beside it, and put there again where a recovery finds no secrets. */
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import { demoAccountId } from './demoFoundation.ts';
import { demoVerifiers } from './demoVerifiers.ts';

const accountNames = ['admin', 'manager', 'client'] as const satisfies readonly DemoAccountName[];

export const demoVault = accountNames.map(
  (name) => [`password:${demoAccountId(name)}`, { verifier: demoVerifiers[name] }] as const,
);
