/** The rules of an account: one per address, and only fields that really differ are changed. */
import { normalizeEmail } from '#domain/accounts/emailAddress.ts';
import { accept, type Decider, type Decision, reject } from '../decision.ts';
import type { AccountCommand, RegisterAccount, SlowSignIn, UpdateProfile } from './accountCommands.ts';
import type { AccountEvent, ProfileFields } from './accountEvents.ts';

export type AccountState =
  | { readonly status: 'none' }
  | { readonly status: 'registered'; readonly accountId: string; readonly profile: ProfileFields };

const register = (command: RegisterAccount, state: AccountState): Decision<AccountEvent> =>
  state.status === 'registered'
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

const differing = (changes: Partial<ProfileFields>, profile: ProfileFields): Partial<ProfileFields> =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => profile[field as keyof ProfileFields] !== value),
  );

const update = (command: UpdateProfile, state: AccountState): Decision<AccountEvent> => {
  if (state.status === 'none') return reject('userNotFound');
  const changes = differing(command.changes, state.profile);
  return Object.keys(changes).length === 0
    ? accept()
    : accept({
        type: 'ProfileUpdated',
        data: { accountId: state.accountId, changes, updatedAt: command.now },
      });
};

const slow = (command: SlowSignIn, state: AccountState): Decision<AccountEvent> =>
  state.status === 'none'
    ? accept()
    : accept({
        type: 'SignInSlowed',
        data: {
          accountId: state.accountId,
          failures: command.failures,
          until: command.until,
          slowedAt: command.now,
        },
      });

const evolve = (state: AccountState, event: AccountEvent): AccountState => {
  switch (event.type) {
    case 'AccountRegistered': {
      const { accountId, firstName, lastName, company, avatarUrl } = event.data;
      return { status: 'registered', accountId, profile: { firstName, lastName, company, avatarUrl } };
    }
    case 'ProfileUpdated':
      return state.status === 'none'
        ? state
        : { ...state, profile: { ...state.profile, ...event.data.changes } };
    case 'SignInSlowed':
      return state;
  }
};

const decide = (command: AccountCommand, state: AccountState): Decision<AccountEvent> => {
  switch (command.type) {
    case 'RegisterAccount':
      return register(command, state);
    case 'UpdateProfile':
      return update(command, state);
    case 'SlowSignIn':
      return slow(command, state);
  }
};

export const accountDecider: Decider<AccountCommand, AccountEvent, AccountState> = {
  initial: { status: 'none' },
  evolve,
  decide,
};
