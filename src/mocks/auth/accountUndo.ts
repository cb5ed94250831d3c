/** Declares the undo of changes of one's own profile. */
import type { AccountCommand } from '#events/accounts/accountCommands.ts';
import { type AccountState, accountDecider } from '#events/accounts/accountDecider.ts';
import type { AccountEvent, ProfileFields } from '#events/accounts/accountEvents.ts';
import { accountStream } from '#events/accounts/accountStream.ts';
import { text } from '../undo/facts.ts';
import { undoSubject } from '../undo/undoSubject.ts';

const formerValues = (changes: Partial<ProfileFields>, former: AccountState): Partial<ProfileFields> =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, former?.[field as keyof ProfileFields]]));

export const accountUndo = undoSubject<AccountCommand, AccountEvent, AccountState>({
  stream: accountStream,
  decider: accountDecider,
  facts: (account) => {
    if (account === null) return null;
    const { firstName, lastName, company, avatarUrl } = account;
    return {
      'First name': text(firstName),
      'Last name': text(lastName),
      Company: text(company),
      Picture: text(avatarUrl),
    };
  },
  ways: {
    ProfileUpdated: {
      as: 'updateProfile',
      owner: ({ accountId }) => accountId,
      command: ({ data, before, now }) => ({
        type: 'UpdateProfile',
        changes: formerValues(data.changes, before),
        now,
      }),
    },
    AccountRegistered: { never: 'Creating an account can’t be undone.' },
    PasswordChanged: { never: 'The previous password is not stored. Change the password again instead.' },
    SecondFactorChanged: {
      never: 'The secret of the authenticator app is not stored twice. Set it up again instead.',
    },
    PasswordResetRequested: { never: 'The link in the mail expires by itself.' },
    SignInSlowed: { never: 'The delay after failed sign-ins ends by itself.' },
  },
});
