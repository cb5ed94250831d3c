/** Who has an account? */
import { roleOf } from '#domain/access/role.ts';
import { type Account, accountAfter } from '../accounts/account.ts';
import type { AccountEvent } from '../accounts/accountEvents.ts';
import type { Projection } from './projection.ts';

export type AccountDirectory = {
  byId: Record<string, Account>;
};

const tell = (directory: AccountDirectory, event: AccountEvent & { readonly revision: number }): void => {
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
    MemberRoleChanged: (directory, { data }) => {
      const account = directory.byId[data.accountId];
      if (account) directory.byId[data.accountId] = { ...account, role: roleOf(data.role) };
    },
  },
};

/** `First Last`, or the address when both are blank. */
export const accountName = (account: Account): string =>
  `${account.firstName} ${account.lastName}`.trim() || account.email;
