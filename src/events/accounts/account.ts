/** What events make of an account: the one fold behind decisions, the directory and every reply. */
import { type Role, roleOf } from '#domain/access/role.ts';
import type { AccountEvent, ProfileFields } from './accountEvents.ts';

/** Another role, as the workspace's stream tells of it; a decision about the account itself does not see it. */
type RoleChanged = {
  readonly type: 'MemberRoleChanged';
  readonly data: { readonly accountId: string; readonly role: string };
};

export type Account = Readonly<ProfileFields> & {
  readonly id: string;
  readonly email: string;
  /** The role at registration; what it has become since is told in the workspace's stream. */
  readonly role: Role;
  readonly createdAt: string;
  /** Revision of the account's stream: its version for `ETag` and `If-Match`. */
  readonly revision: number;
};

/** The account after one more event, `revision` being that of the event; null before it is registered. */
export const accountAfter = (
  before: Account | null,
  { type, data }: AccountEvent | RoleChanged,
  revision: number,
): Account | null => {
  if (type === 'AccountRegistered') {
    const { accountId: id, registeredAt: createdAt, role, ...facts } = data;
    return { ...facts, id, role: roleOf(role), createdAt, revision };
  }
  if (!before) return null;
  switch (type) {
    case 'ProfileUpdated':
      return { ...before, ...data.changes, revision };
    case 'SignInSlowed':
    case 'PasswordChanged':
      return { ...before, revision };
    case 'MemberRoleChanged':
      return { ...before, role: roleOf(data.role) };
  }
};
