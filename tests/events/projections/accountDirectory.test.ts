/** Tests the directory of accounts. */
import { describe, expect, test } from 'vitest';
import type { AppEvent } from '#events/appEvent.ts';
import { accountDirectory, accountName } from '#events/projections/accountDirectory.ts';
import { foldAll } from '#events/projections/projection.ts';
import { later, morning, nextDay } from '#tests/support/cast.ts';
import { storedEvents } from '#tests/support/storedEvents.ts';

const registered: AppEvent = {
  type: 'AccountRegistered',
  data: {
    accountId: 'nora',
    email: 'nora@berg.example',
    role: 'manager',
    firstName: 'Nora',
    lastName: 'Berg',
    company: 'Berg Media',
    avatarUrl: null,
    registeredAt: morning,
  },
};

const nora = {
  id: 'nora',
  email: 'nora@berg.example',
  role: 'manager',
  firstName: 'Nora',
  lastName: 'Berg',
  company: 'Berg Media',
  avatarUrl: null,
  createdAt: morning,
  revision: 0,
  hasSecondFactor: false,
} as const;

const directoryAfter = (...events: readonly AppEvent[]) => foldAll(accountDirectory, storedEvents(...events));

describe('account directory', () => {
  test('is empty at first', () => {
    expect(directoryAfter()).toEqual({ byId: {} });
  });

  test('knows an account by id once it is registered', () => {
    expect(directoryAfter(registered)).toEqual({ byId: { nora } });
  });

  test('counts somebody without a role, or with one that nobody knows, as a user [S6.1]', () => {
    const roles = [null, 'owner', 'admin'].map(
      (role) =>
        directoryAfter({ ...registered, data: { ...registered.data, role } } as AppEvent).byId.nora?.role,
    );

    expect(roles).toEqual(['user', 'user', 'admin']);
  });

  test('merges changes of a profile and counts its version [S4.3]', () => {
    const updated: AppEvent = {
      type: 'ProfileUpdated',
      data: {
        accountId: 'nora',
        changes: { lastName: 'Lang', avatarUrl: 'https://a.example/n.png' },
        updatedAt: later,
      },
    };

    expect(directoryAfter(registered, updated).byId).toEqual({
      nora: { ...nora, lastName: 'Lang', avatarUrl: 'https://a.example/n.png', revision: 1 },
    });
  });

  test('gives a member the role that they have now, without a new version of the profile (ruling D29)', () => {
    const changed: AppEvent = {
      type: 'MemberRoleChanged',
      data: {
        workspaceId: 'berg',
        accountId: 'nora',
        formerRole: 'manager',
        role: 'admin',
        changedAt: later,
      },
    };

    expect(directoryAfter(registered, changed).byId.nora).toEqual({ ...nora, role: 'admin' });
  });

  test('counts the version of an account whose sign-in is slowed', () => {
    const slowed: AppEvent = {
      type: 'SignInSlowed',
      data: { accountId: 'nora', failures: 5, until: nextDay, slowedAt: later },
    };

    expect(directoryAfter(registered, slowed).byId).toEqual({ nora: { ...nora, revision: 1 } });
  });

  test('knows whether an account has a second factor', () => {
    const changed = (isOn: boolean): AppEvent => ({
      type: 'SecondFactorChanged',
      data: { accountId: 'nora', isOn, changedAt: later },
    });
    expect([
      directoryAfter(registered, changed(true)).byId.nora?.hasSecondFactor,
      directoryAfter(registered, changed(true), changed(false)).byId.nora?.hasSecondFactor,
    ]).toEqual([true, false]);
  });

  test('ignores what happens to accounts that nobody registered', () => {
    expect(
      directoryAfter(
        { type: 'ProfileUpdated', data: { accountId: 'otto', changes: { lastName: 'X' }, updatedAt: later } },
        { type: 'SignInSlowed', data: { accountId: 'otto', failures: 5, until: nextDay, slowedAt: later } },
      ),
    ).toEqual({ byId: {} });
  });

  test('calls a person by first and last name, or by the address', () => {
    expect(
      [nora, { ...nora, lastName: '' }, { ...nora, firstName: '  ', lastName: ' ' }].map(accountName),
    ).toEqual(['Nora Berg', 'Nora', 'nora@berg.example']);
  });
});
