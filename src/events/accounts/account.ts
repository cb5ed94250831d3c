/** Folds the events of an account for decisions, the directory and replies. */
import { type Role, roleOf } from '#domain/access/role.ts';
import type { AccountEvent, ProfileFields } from './accountEvents.ts';

/** A role change is an event of the workspace's stream; the account's decider does not see it. */
type RoleChanged = {
  readonly type: 'MemberRoleChanged';
  readonly data: { readonly accountId: string; readonly role: string };
};

export type Account = Readonly<ProfileFields> & {
  readonly id: string;
  readonly email: string;
  /** The role at registration; later changes are in the workspace's stream. */
  readonly role: Role;
  readonly createdAt: string;
  readonly revision: number;
  readonly hasSecondFactor: boolean;
};

export const accountAfter = (
  before: Account | null,
  { type, data }: AccountEvent | RoleChanged,
  revision: number,
): Account | null => {
  if (type === 'AccountRegistered') {
    const { accountId: id, registeredAt: createdAt, role, ...facts } = data;
    return { ...facts, id, role: roleOf(role), createdAt, revision, hasSecondFactor: false };
  }
  if (!before) return null;
  switch (type) {
    case 'ProfileUpdated':
      return { ...before, ...data.changes, revision };
    case 'SignInSlowed':
    case 'PasswordResetRequested':
    case 'PasswordChanged':
      return { ...before, revision };
    case 'SecondFactorChanged':
      return { ...before, hasSecondFactor: data.isOn, revision };
    case 'MemberRoleChanged':
      return { ...before, role: roleOf(data.role) };
  }
};
