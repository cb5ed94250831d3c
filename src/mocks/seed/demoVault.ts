/** Adds the demo accounts' sign-in secrets to the vault, also when a recovery finds none. */
import type { DemoAccountName } from '#domain/accounts/demoAccounts.ts';
import { demoAccountId } from './demoFoundation.ts';

/** Holds precomputed verifiers of the public demo password, so that a first visit need not compute three hashes. */
export const demoVerifiers: Readonly<Record<DemoAccountName, string>> = {
  admin: '$pbkdf2-sha256$i=600000$b8l7Q5HyrUl8+1STcJQb4w==$0StYAVuAZ2dprAktdoeWOfc7jPAqXsL+6kaRM3i6yEk=',
  manager: '$pbkdf2-sha256$i=600000$TZwHLa9lePME8KnMN6Nbeg==$GhHtoaiwnFr+sv7Xhazmp1Fuh+601bbbff+PjCeyLQ0=',
  client: '$pbkdf2-sha256$i=600000$PmGJjfc0GHOV1j+jW6Xsrw==$LH5sdZ+6mrbVWCwjnQxBJHzr6e9dAXXLeSVbee7g7WU=',
};

const accountNames = ['admin', 'manager', 'client'] as const satisfies readonly DemoAccountName[];

export const demoVault = accountNames.map(
  (name) => [`password:${demoAccountId(name)}`, { verifier: demoVerifiers[name] }] as const,
);
