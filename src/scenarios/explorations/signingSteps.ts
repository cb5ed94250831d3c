/** Visits every path of signing in and up, and of a failing session check. */
import type { Step } from '../script.ts';
import { button, field, fillIn, heading, isAt, isIn, says, sees } from '../targets.ts';
import { breaks, send } from './words.ts';

const newcomer = {
  'First name': 'Otto',
  'Last name': 'Lang',
  Email: 'otto@langwerk.example',
  'Company name': 'Langwerk',
  Password: 'acorn-17',
  'Confirm password': 'acorn-17',
};

const account = {
  firstName: 'Mia',
  lastName: 'Voss',
  email: 'mia@vossmedia.example',
  company: 'Voss Media',
  password: 'meadow-31',
};

const ada = { email: 'admin@agencylens.demo', password: 'demo1234', remember: true };

const signingIn: readonly Step[] = [
  { caption: 'The sign-in page: what is missing, what is refused, and who cannot be asked.' },
  { go: '/login' },
  { click: button('Sign in') },
  { click: button('Manager') },
  { click: button('Sign in with Google') },
  { fill: field('Password'), with: 'wrong' },
  { click: button('Sign in') },
  says('Invalid', { role: 'alert' }),
  send('auth', { type: 'profile.update' }),
  { caption: 'Somebody else signs in while this page is still open.' },
  { role: 'manager' },
  isAt('/dashboard'),
];

const signingUp: readonly Step[] = [
  { caption: 'Signing up: incomplete, refused, and done.' },
  { click: button('Sign Out') },
  { go: '/register' },
  { click: button('Sign up with GitHub') },
  ...fillIn(newcomer),
  { press: 'Enter', on: field('Confirm password') },
  { click: { role: 'checkbox', name: 'terms', part: true } },
  breaks('POST /api/auth/sign-up'),
  { click: button('Create account') },
  sees({ role: 'alert' }),
  { click: button('Create account') },
  sees(heading('Welcome, Otto')),
  { click: button('Go to Dashboard') },
  isAt('/dashboard'),
];

const withoutAnswer: readonly Step[] = [
  { caption: 'The backend does not say who is there. Nobody is signed out for that.' },
  breaks('GET /api/auth/session', 2),
  { go: '/dashboard' },
  isIn('auth', 'restoringFailed'),
  isIn('protectedRoute', 'unanswered'),
  { click: button('Try again') },
  isIn('auth', 'restoringFailed'),
  { wait: 5_000 },
  isIn('auth', 'signedIn.settled'),
  breaks('GET /api/auth/session'),
  { go: '/dashboard' },
  send('auth', { type: 'session.changed' }),
  isIn('auth', 'signedIn.settled'),
  breaks('GET /api/auth/session'),
  { go: '/dashboard' },
  send('auth', { type: 'account.signIn', ...ada } as { type: string }),
  isIn('auth', 'signedIn.settled'),
  breaks('GET /api/auth/session'),
  { go: '/dashboard' },
  send('auth', { type: 'account.signUp', account } as { type: string }),
  isIn('auth', 'signedIn.settled'),
];

export const signingSteps: readonly Step[] = [...signingIn, ...signingUp, ...withoutAnswer];
