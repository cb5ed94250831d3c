/** A new account, and the two seconds of welcome before the dashboard. */
import type { Script } from '../script.ts';
import { button, fillIn, heading, isAt, isIn, logged, says, sees } from '../targets.ts';

export const registerAndRedirect: Script = {
  version: 1,
  name: 'register-and-redirect',
  title: 'Register, and two seconds of welcome',
  about:
    'Passwords that differ are caught before anything is sent; the account is made, and two seconds later the dashboard opens by itself.',
  seed: 16,
  start: '2026-03-04T08:30:00Z',
  network: 'fast',
  steps: [
    { caption: 'Otto wants to try it with his own agency.' },
    { go: '/register' },
    ...fillIn({
      'First name': 'Otto',
      'Last name': 'Lang',
      Email: 'otto@langwerk.example',
      'Company name': 'Langwerk',
      Password: 'acorn-17',
      'Confirm password': 'acorn-71',
    }),
    { click: { role: 'checkbox', name: 'terms', part: true } },
    { click: button('Create account') },
    says('Passwords do not match'),
    { expect: { requests: 0, of: 'POST /api/auth/sign-up' } },
    { caption: 'Two digits the wrong way round. Nothing has left the page.' },
    ...fillIn({ 'Confirm password': 'acorn-17' }),
    { click: button('Create account') },
    sees(heading('Welcome, Otto')),
    isIn('registration', 'succeeded'),
    { caption: 'Two seconds to read this, then the dashboard comes by itself.' },
    { wait: 2_000 },
    isAt('/dashboard'),
    sees(heading('Good morning, Otto')),
    says('This workspace has no active plan.'),
    logged('AccountRegistered', 'WorkspaceCreated', 'MemberJoined', 'ClientAdded', 'SessionStarted'),
    { expect: { requests: 1, of: 'POST /api/auth/sign-up' } },
    { caption: 'His workspace comes with one sample client, so that nothing is empty on the first day.' },
  ],
};
