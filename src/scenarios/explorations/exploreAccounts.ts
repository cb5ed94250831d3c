/** Every way through signing in, signing up, and what follows whoever is there. */
import type { Step } from '../script.ts';
import { button, field, fillIn, heading, isAt, isIn, link, says, sees } from '../targets.ts';
import { breaks, exploration, send } from './words.ts';

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

const profile: readonly Step[] = [
  { caption: 'A profile that is kept, and one that is not.' },
  { go: '/dashboard' },
  { click: button('Edit your profile') },
  { fill: field('Last name'), with: 'Lang-Voss' },
  breaks('PATCH /api/auth/profile'),
  { press: 'Enter', on: field('Last name') },
  sees({ role: 'alert' }),
  { press: 'Enter', on: field('Last name') },
];

const stored = (isStored: boolean) => ({ type: 'session.changed', stored: isStored }) as { type: string };

const otherTabs: readonly Step[] = [
  { caption: 'What another tab does to the session reaches this one.' },
  send('auth', stored(true)),
  isIn('auth', 'signedIn.settled'),
  send('auth', stored(true), stored(true)),
  isIn('auth', 'signedIn.settled'),
  send('auth', stored(true), stored(false)),
  isIn('auth', 'signedOut'),
  send('auth', stored(true)),
  isIn('auth', 'signedIn.settled'),
  send('auth', { type: 'session.rejected' }),
  isIn('auth', 'signedOut'),
  { role: 'admin' },
  isAt('/dashboard'),
  breaks('GET /api/auth/session', 1, 401),
  { go: '/dashboard' },
  isAt('/login?returnTo=%2Fdashboard'),
  { role: 'admin' },
  send('auth', stored(false)),
  isAt('/'),
  { go: '/dashboard' },
  breaks('POST /api/auth/sign-out'),
  { click: button('Sign Out') },
  isAt('/'),
  { role: 'admin' },
  {
    caption:
      'Somebody takes the session out of the browser’s storage, and the backend refuses the next question.',
  },
  { store: 'agencylens.session', value: null },
  breaks('GET /api/marketplace/listings', 1, 401),
  { click: link('Marketplace') },
  isAt('/'),
  { role: 'admin' },
  send('auth', { type: 'account.signOut' }, { type: 'session.rejected' }),
  isAt('/'),
];

const feed: readonly Step[] = [
  { caption: 'The plan and the live connection: refused, lost, and there again.' },
  { role: 'admin' },
  breaks('GET /api/subscription'),
  { go: '/dashboard' },
  isIn('subscription', 'failed'),
  send('subscription', { type: 'subscription.reload' }, { type: 'subscription.reload' }),
  isIn('subscription', 'ready'),
  breaks('GET /api/events/stream'),
  send('feed', { type: 'feed.start' }, { type: 'feed.ended' }),
  { wait: 1_000 },
  isIn('feed', 'linked.open'),
  send('feed', { type: 'feed.ended' }, { type: 'feed.start', after: null } as { type: string }),
  send('feed', { type: 'feed.ended' }, { type: 'feed.stop' }),
  send('feed', { type: 'feed.start', after: null } as { type: string }),
  isIn('feed', 'linked.open'),
  { caption: 'A connection that neither opens nor fails is given up after 40 seconds.' },
  send('feed', { type: 'feed.stop' }),
  { fault: { route: 'GET /api/events/stream', kind: 'timeout', times: 1 } },
  send('feed', { type: 'feed.start', after: null } as { type: string }),
  isIn('feed', 'linked.connecting'),
  { wait: 41_000 },
  isIn('feed', 'linked.open'),
  send('feed', { type: 'feed.refused' }),
  isIn('feed', 'off'),
];

const backend: readonly Step[] = [
  { caption: 'A backend that does not start says so, and starts on the second try.' },
  breaks('backend'),
  { go: '/pricing' },
  isIn('backend', 'failed'),
  { click: button('Try again') },
  isIn('backend', 'ready'),
  {
    caption: 'A page that no worker controls yet answers itself, and hands over to the worker when it comes.',
  },
  breaks('worker'),
  { go: '/pricing' },
  isIn('backend', 'ready'),
];

export const exploreAccounts = exploration({
  name: 'explore-accounts',
  title: 'Every way of being signed in',
  about:
    'Signing in and up, the profile, other tabs, the plan, the live connection and the backend: each state, and each way that can be gone.',
  seed: 901,
  refusals: [
    '401 GET /api/auth/session',
    '401 GET /api/marketplace/listings',
    '401 POST /api/auth/sign-in',
    '501 POST /api/auth/oauth/github',
    '501 POST /api/auth/oauth/google',
    '503 GET /api/auth/session',
    '503 GET /api/events/stream',
    '503 GET /api/subscription',
    '503 PATCH /api/auth/profile',
    '503 POST /api/auth/sign-out',
    '503 POST /api/auth/sign-up',
  ],
  steps: [...signingIn, ...signingUp, ...withoutAnswer, ...profile, ...otherTabs, ...feed, ...backend],
});
