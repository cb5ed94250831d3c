/** Decides account commands: one account per address, and only real differences are recorded. */
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import { type Account, accountAfter } from './account.ts';
import type {
  AccountCommand,
  ChangePassword,
  ChangeSecondFactor,
  RegisterAccount,
  RequestPasswordReset,
  SlowSignIn,
  UpdateProfile,
} from './accountCommands.ts';
import type { AccountEvent, ProfileFields } from './accountEvents.ts';

export type AccountState = Account | null;

const register = (command: RegisterAccount, state: AccountState): Decision<AccountEvent> =>
  state !== null
    ? reject('emailTaken')
    : accept({
        type: 'AccountRegistered',
        data: {
          accountId: command.accountId,
          email: normalizeEmail(command.email),
          role: command.role,
          ...command.profile,
          registeredAt: command.now,
        },
      });

const differing = (changes: Partial<ProfileFields>, profile: Account): Partial<ProfileFields> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => profile[field as keyof ProfileFields] !== value),
  );

const update = (command: UpdateProfile, state: AccountState): Decision<AccountEvent> => {
  if (state === null) return reject('userNotFound');
  const changes = differing(command.changes, state);
  return Object.keys(changes).length === 0
    ? accept()
    : accept({
        type: 'ProfileUpdated',
        data: { accountId: state.id, changes, updatedAt: command.now },
      });
};

const slow = (command: SlowSignIn, state: AccountState): Decision<AccountEvent> =>
  state === null
    ? accept()
    : accept({
        type: 'SignInSlowed',
        data: {
          accountId: state.id,
          failures: command.failures,
          until: command.until,
          slowedAt: command.now,
        },
      });

const requestReset = ({ now }: RequestPasswordReset, state: AccountState): Decision<AccountEvent> =>
  state === null
    ? accept()
    : accept({ type: 'PasswordResetRequested', data: { accountId: state.id, requestedAt: now } });

const changePassword = (command: ChangePassword, state: AccountState): Decision<AccountEvent> =>
  state === null
    ? reject('userNotFound')
    : accept({
        type: 'PasswordChanged',
        data: { accountId: state.id, sessionId: command.sessionId, changedAt: command.now },
      });

const changeSecondFactor = (command: ChangeSecondFactor, state: AccountState): Decision<AccountEvent> =>
  state === null
    ? reject('userNotFound')
    : accept({
        type: 'SecondFactorChanged',
        data: { accountId: state.id, isOn: command.isOn, changedAt: command.now },
      });

const evolve = (state: AccountState, event: AccountEvent): AccountState =>
  accountAfter(state, event, state === null ? 0 : state.revision + 1);

const decide = (command: AccountCommand, state: AccountState): Decision<AccountEvent> => {
  switch (command.type) {
    case 'RegisterAccount':
      return register(command, state);
    case 'UpdateProfile':
      return update(command, state);
    case 'SlowSignIn':
      return slow(command, state);
    case 'RequestPasswordReset':
      return requestReset(command, state);
    case 'ChangePassword':
      return changePassword(command, state);
    case 'ChangeSecondFactor':
      return changeSecondFactor(command, state);
  }
};

export const accountDecider: Decider<AccountCommand, AccountEvent, AccountState> = {
  initial: null,
  evolve,
  decide,
};
