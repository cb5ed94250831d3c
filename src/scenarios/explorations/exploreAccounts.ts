/** Visits every path of signing in, signing up, and the signed-in lifecycle. */
import type { Step } from '../script.ts';
import { button, dialog, field, isAt, isIn, link, region, says, sees, seesNo } from '../targets.ts';
import { signingSteps } from './signingSteps.ts';
import { breaks, broke, exploration, send } from './words.ts';

type Sent = { readonly type: string };

const done = (child: string, output: object): Sent =>
  ({ type: `xstate.done.actor.${child}`, output }) as Sent;

const accepted = { error: null };
const refused = { error: { message: 'This code is wrong or was used already.' } };
const needsCode = { error: { message: 'Enter the code of your authenticator app.', needsCode: true } };
/** The requests are really sent, and must not sign in. */
const stranger = {
  type: 'form.submit',
  email: 'nobody@langwerk.example',
  password: 'acorn-17',
  remember: true,
};
const code = { ...stranger, type: 'code.submit', oneTimeCode: '123456' };

/** A code is right for half a minute, and the secret is random, so the script answers in the backend's place. */
export const signInCode: readonly Step[] = [
  { caption: 'An account with a second factor: the page asks for a code, and again after a wrong one.' },
  send('login', stranger, done('signIn', needsCode)),
  isIn('login', 'askingCode'),
  send('login', code, done('signInWithCode', refused), { type: 'form.edit' }),
  send('login', code, broke('signInWithCode')),
  isIn('login', 'askingCode'),
  send('login', { type: 'code.cancel' }),
  isIn('login', 'idle'),
  send('login', stranger, done('signIn', needsCode)),
  send('login', code, done('signInWithCode', accepted)),
  { go: '/login' },
  isIn('login', 'idle'),
];

const password = 'demo1234';
const appCode = { type: 'code.submit', oneTimeCode: '123456' };
const startFactor = { type: 'factor.start', password } as Sent;
const removeFactor = { type: 'factor.remove', password } as Sent;

const openFactor: readonly Step[] = [
  { click: button('Ada', { part: true }) },
  { click: { role: 'menuitem', name: 'Two-step sign-in…' } },
];

const closeFactor: Step = { click: button('Close', { nth: 0 }) };

/** The demo accounts have no second factor, so the script answers in the backend's place. */
export const secondFactor: readonly Step[] = [
  { caption: 'Two-step sign-in: password, code of the app, backup codes, and off again.' },
  ...openFactor,
  send('secondFactor', startFactor, broke('start')),
  send('secondFactor', startFactor, done('start', refused)),
  isIn('secondFactor', 'idle'),
  send('secondFactor', startFactor, done('start', accepted), { type: 'factor.cancel' }),
  send('secondFactor', startFactor, done('start', accepted)),
  isIn('secondFactor', 'scanning'),
  send('secondFactor', appCode, broke('confirm')),
  send('secondFactor', appCode, done('confirm', refused)),
  send('secondFactor', appCode, done('confirm', accepted)),
  isIn('secondFactor', 'confirmed'),
  { click: button('Done') },
  ...openFactor,
  send('secondFactor', removeFactor, broke('remove')),
  send('secondFactor', removeFactor, done('remove', refused)),
  send('secondFactor', removeFactor, done('remove', accepted)),
  isIn('secondFactor', 'removed'),
  closeFactor,
];

const feed: readonly Step[] = [
  { caption: 'The plan and the live connection: refused, lost, and there again.' },
  { role: 'admin' },
  breaks('GET /api/subscription'),
  { go: '/dashboard' },
  isIn('subscription', 'failed'),
  send('subscription', { type: 'subscription.reload' }, { type: 'subscription.reload' }),
  isIn('subscription', 'ready.active'),
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

/** Visits every state of the plan, the live connection and the backend. */
const connectionSteps: readonly Step[] = [...feed, ...backend];

const stale = { type: 'profile.stale' };

const firstSteps: readonly Step[] = [
  { caption: 'The first steps of a new owner, each refused once, and a role that changes.' },
  { go: '/dashboard' },
  breaks('POST /api/first-steps/sample'),
  { click: button('Open sample client') },
  sees({ role: 'alert' }),
  { click: button('Open sample client') },
  sees(dialog),
  { press: 'Escape' },
  breaks('POST /api/subscription/trial'),
  { click: button('Start free trial') },
  sees({ role: 'alert' }),
  { click: button('Start free trial') },
  says('signed in as Admin'),
  breaks('POST /api/first-steps/dismissal'),
  { click: button('Hide this list') },
  sees({ role: 'alert' }),
  { click: button('Hide this list') },
  seesNo(region('First steps')),
  breaks('GET /api/auth/session'),
  send('auth', stale),
  isIn('auth', 'signedIn.settled'),
  send('auth', stale, stale),
  isIn('auth', 'signedIn.settled'),
  send('auth', stale, { type: 'profile.update', changes: {} } as { type: string }),
  isIn('auth', 'signedIn.settled'),
];

const oldProfile = {
  type: 'form.submit',
  fields: { first_name: 'Otto', last_name: 'Lang', company: 'Langwerk' },
  etag: '"r99"',
};

const profile: readonly Step[] = [
  { caption: 'A profile that somebody else has changed, one that is kept, and one that is not.' },
  { go: '/dashboard?part=workspace' },
  { click: button('Edit your profile') },
  send('editForm', oldProfile),
  isIn('editForm', 'conflicted'),
  { click: button('Back to the form') },
  isIn('editForm', 'editing'),
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
    '412 PATCH /api/auth/profile',
    '501 POST /api/auth/oauth/github',
    '501 POST /api/auth/oauth/google',
    '503 GET /api/auth/session',
    '503 GET /api/events/stream',
    '503 GET /api/subscription',
    '503 PATCH /api/auth/profile',
    '503 POST /api/auth/sign-out',
    '503 POST /api/auth/sign-up',
    '503 POST /api/first-steps/dismissal',
    '503 POST /api/first-steps/sample',
    '503 POST /api/subscription/trial',
  ],
  steps: [...signingSteps, ...firstSteps, ...profile, ...otherTabs, ...connectionSteps],
});
