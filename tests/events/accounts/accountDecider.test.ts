/** Tests the rules of an account. */
import { describe, expect, test } from 'vitest';
import type { RegisterAccount } from '#events/accounts/accountCommands.ts';
import { accountDecider } from '#events/accounts/accountDecider.ts';
import type {
  AccountRegistered,
  PasswordChanged,
  ProfileUpdated,
  SignInSlowed,
} from '#events/accounts/accountEvents.ts';
import { later, morning, nextDay, nora } from '#tests/support/cast.ts';
import { specificationOf } from '#tests/support/deciderSpecification.ts';
import { stateOf } from '#tests/support/stateOf.ts';

const { given } = specificationOf(accountDecider);

const profile = {
  firstName: nora.firstName,
  lastName: nora.lastName,
  company: nora.company,
  avatarUrl: null,
};

const register: RegisterAccount = {
  type: 'RegisterAccount',
  accountId: 'nora',
  email: nora.email,
  role: 'user',
  profile,
  now: morning,
};

const registered: AccountRegistered = {
  type: 'AccountRegistered',
  data: { accountId: 'nora', email: nora.email, role: 'user', ...profile, registeredAt: morning },
};

const renamed: ProfileUpdated = {
  type: 'ProfileUpdated',
  data: { accountId: 'nora', changes: { lastName: 'Berg-Lang' }, updatedAt: later },
};

const slowed: SignInSlowed = {
  type: 'SignInSlowed',
  data: { accountId: 'nora', failures: 5, until: nextDay, slowedAt: later },
};

const changed: PasswordChanged = {
  type: 'PasswordChanged',
  data: { accountId: 'nora', sessionId: 'here', changedAt: nextDay },
};

describe('account', () => {
  test('is registered with its profile [S4.1]', () => {
    given().when(register).thenHappens(registered);
  });

  test('keeps its address as addresses are distinguished [S5.3]', () => {
    given()
      .when({ ...register, email: ' Nora@BergMedia.Example ' })
      .thenHappens(registered);
  });

  test('is registered once, no matter who asks again [S5.3] [S8.1]', () => {
    given(registered)
      .when({ ...register, accountId: 'another', now: later })
      .thenRefused('emailTaken');
  });

  test('stays registered whatever happens to it [S5.3]', () => {
    given(registered, renamed, slowed).when(register).thenRefused('emailTaken');
  });

  test('changes the given fields of its profile [S4.3]', () => {
    given(registered)
      .when({
        type: 'UpdateProfile',
        changes: { firstName: 'Eleonora', avatarUrl: 'https://a.example/n.png' },
        now: later,
      })
      .thenHappens({
        type: 'ProfileUpdated',
        data: {
          accountId: 'nora',
          changes: { firstName: 'Eleonora', avatarUrl: 'https://a.example/n.png' },
          updatedAt: later,
        },
      });
  });

  test('records only the fields that really differ [S4.3]', () => {
    given(registered)
      .when({ type: 'UpdateProfile', changes: { ...profile, lastName: 'Berg-Lang' }, now: later })
      .thenHappens(renamed);
  });

  test('stays quiet when nothing differs from what it is by now [S4.3]', () => {
    given(registered, renamed)
      .when({
        type: 'UpdateProfile',
        changes: { lastName: 'Berg-Lang', company: nora.company },
        now: nextDay,
      })
      .thenNothing();
    given(registered).when({ type: 'UpdateProfile', changes: {}, now: later }).thenNothing();
  });

  test('can go back to what it was [S4.3]', () => {
    given(registered, renamed)
      .when({ type: 'UpdateProfile', changes: { lastName: 'Berg' }, now: nextDay })
      .thenHappens({
        type: 'ProfileUpdated',
        data: { accountId: 'nora', changes: { lastName: 'Berg' }, updatedAt: nextDay },
      });
  });

  test('must be there to be changed [S4.3] [S8.1]', () => {
    given()
      .when({ type: 'UpdateProfile', changes: { firstName: 'Eleonora' }, now: later })
      .thenRefused('userNotFound');
  });

  test('is slowed after failures, and that is recorded', () => {
    given(registered)
      .when({ type: 'SlowSignIn', failures: 5, until: nextDay, now: later })
      .thenHappens(slowed);
  });

  test('that nobody registered is slowed without a trace', () => {
    given().when({ type: 'SlowSignIn', failures: 5, until: nextDay, now: later }).thenNothing();
  });

  test('gets another password, and the event says of it where and when alone', () => {
    given(registered, slowed)
      .when({ type: 'ChangePassword', sessionId: 'here', now: nextDay })
      .thenHappens(changed);
  });

  test('must be there to get another password', () => {
    given().when({ type: 'ChangePassword', sessionId: 'here', now: nextDay }).thenRefused('userNotFound');
  });

  test('is what its events say, and nothing before it was registered', () => {
    expect([stateOf(accountDecider, []), stateOf(accountDecider, [renamed, slowed])]).toEqual([null, null]);
    expect(stateOf(accountDecider, [registered, renamed, slowed, changed])).toEqual({
      id: 'nora',
      email: registered.data.email,
      role: registered.data.role,
      createdAt: registered.data.registeredAt,
      ...profile,
      lastName: 'Berg-Lang',
      revision: 3,
      hasSecondFactor: false,
    });
  });
});
