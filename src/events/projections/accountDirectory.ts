/** Who has an account? Found by id or by address. */
import { type Role, roleOf } from '#domain/access/role.ts';
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import type { ProfileFields } from '../accounts/accountEvents.ts';
import type { Projection } from './projection.ts';

export type Account = ProfileFields & {
  id: string;
  email: string;
  role: Role;
  createdAt: string;
  /** Revision of the account's stream: its version for `ETag` and `If-Match`. */
  revision: number;
};

export type AccountDirectory = {
  byId: Record<string, Account>;
  idByEmail: Record<string, string>;
};

export const accountDirectory: Projection<AccountDirectory> = {
  name: 'accountDirectory',
  empty: () => ({ byId: {}, idByEmail: {} }),
  on: {
    AccountRegistered: (directory, { data, revision }) => {
      const { accountId, registeredAt, role, ...facts } = data;
      directory.byId[accountId] = {
        ...facts,
        id: accountId,
        role: roleOf(role),
        createdAt: registeredAt,
        revision,
      };
      directory.idByEmail[normalizeEmail(data.email)] = accountId;
    },
    ProfileUpdated: (directory, { data, revision }) => {
      const account = directory.byId[data.accountId];
      if (account) Object.assign(account, data.changes, { revision });
    },
    SignInSlowed: (directory, { data, revision }) => {
      const account = directory.byId[data.accountId];
      if (account) account.revision = revision;
    },
  },
};

/** The account of an address, however it is written. */
export const accountByEmail = (directory: AccountDirectory, email: string): Account | undefined => {
  const address = normalizeEmail(email);
  if (!Object.hasOwn(directory.idByEmail, address)) return undefined;
  return directory.byId[directory.idByEmail[address] ?? ''];
};

/** `First Last`, or the address when both are blank. */
export const accountName = (account: Account): string =>
  `${account.firstName} ${account.lastName}`.trim() || account.email;
