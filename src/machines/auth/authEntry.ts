/** Registers the auth machine in the catalogue. */
import { entry } from '../catalogueEntry.ts';
import { account, credentials } from '../examples.ts';
import { authMachine } from './authMachine.ts';

export const authEntry = entry(authMachine, {
  title: 'Authentication',
  subject: 'auth',
  about: 'Finds out on load who is signed in, and follows sign-up, sign-in and sign-out, in other tabs too.',
  events: [
    { type: 'account.signIn', ...credentials, remember: true },
    { type: 'account.signUp', account },
    { type: 'account.signOut' },
    { type: 'profile.update', changes: { first_name: 'Ada' } },
    { type: 'profile.update', changes: { last_name: 'Byron' }, etag: '"r1"' },
    { type: 'profile.stale' },
    { type: 'session.rejected' },
    { type: 'session.changed', stored: true },
    { type: 'session.changed', stored: false },
    { type: 'session.retry' },
  ],
});
