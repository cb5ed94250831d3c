/** Projects all accounts. */
import { type Account, accountAfter } from '../accounts/account.ts';
import type { Projection } from './projection.ts';

export type AccountDirectory = {
  byId: Record<string, Account>;
};

type AccountChange = Parameters<typeof accountAfter>[1] & { readonly revision: number };

const tell = (directory: AccountDirectory, event: AccountChange): void => {
  const { accountId } = event.data;
  const before = directory.byId[accountId] ?? null;
  const account = accountAfter(before, event, event.revision);
  if (account) directory.byId[accountId] = account;
};

export const accountDirectory: Projection<AccountDirectory> = {
  name: 'accountDirectory',
  empty: () => ({ byId: {} }),
  on: {
    AccountRegistered: tell,
    ProfileUpdated: tell,
    SignInSlowed: tell,
    PasswordResetRequested: tell,
    PasswordChanged: tell,
    SecondFactorChanged: tell,
    MemberRoleChanged: tell,
  },
};

/** `First Last`, or the address when both are blank. */
export const accountName = (account: Account): string =>
  `${account.firstName} ${account.lastName}`.trim() || account.email;
