/** How the children of each machine may end, so that a search through its chart can go everywhere. */
import type { CheckoutReply } from '#domain/contract/checkoutSchemas.ts';
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { noraSignedIn, proReply } from './people.ts';

const accepted = { error: null };
const refused = { error: { message: 'Invalid email or password' } };

const checkedOut: CheckoutReply = {
  checkout: {
    id: 'one',
    plan_name: 'pro',
    billing_cycle: 'monthly',
    price_cents: 14_900,
    currency: 'USD',
    completed_at: '2026-01-05T09:00:00.000Z',
  },
  subscription: null,
};

/** What a child may end with, by the id of its machine and its own. Every child may also fail. */
export const endings: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  auth: {
    restoreSession: [noraSignedIn, null],
    signIn: [noraSignedIn],
    signUp: [noraSignedIn],
    updateProfile: [{ profile: noraSignedIn.profile }],
    endSession: [undefined],
    reloadToHome: [undefined],
    watchSession: [],
  },
  login: { signIn: [accepted, refused], askProvider: [refused] },
  registration: { signUp: [accepted, refused], askProvider: [refused] },
  protectedRoute: {},
  subscription: { loadSubscription: [proReply] },
  checkout: { loadProvider: [{}], placeOrder: [checkedOut] },
  billing: { change: [undefined], cancel: [undefined], resume: [undefined] },
  recordEditor: {
    save: ['saved', 'stale'],
    loadTheirs: [{ fields: { name: 'Acme Shoes' }, etag: '"r2"' }],
  },
  reversibleChange: { make: [undefined], takeBack: [undefined] },
  integrationConnect: {
    connect: [
      { kind: 'connected' },
      { kind: 'duplicate', message: 'connected already' },
      { kind: 'limited', message: 'no room' },
      { kind: 'refused', message: 'not yours' },
    ],
  },
  integrationChanges: { change: [accepted, refused] },
  installation: { install: [accepted, refused], uninstall: [accepted, refused] },
  mobileMenu: {},
  pageScroll: {},
  contact: { sendMessage: [accepted, refused] },
  roiScenarios: {
    saveScenario: [accepted, refused],
    renameScenario: [accepted, refused],
    removeScenario: [accepted, refused],
    restoreScenario: [accepted, refused],
  },
  chat: {},
  feed: { readFeed: [] },
  monitor: {},
  ask: { askQuestion: [{ answer: 'Enterprise.', working: [], sources: [], refused: false }] },
  landingLoader: {},
  testimonials: {},
  backend: {
    startBackend: [
      { mode: 'worker', memoryReason: null },
      { mode: 'untilWorker', memoryReason: null },
    ],
    takeWorker: [undefined],
  },
};

/** What of a context that grows without end decides where its machine can go; of the others all of it does. */
export const deciding: Readonly<Record<string, (context: object) => unknown>> = {
  ask: (context) => 'turns' in context && Array.isArray(context.turns) && context.turns.length > 0,
  monitor: (context) => 'until' in context && context.until !== null,
  chat: (context) =>
    'waiting' in context && Array.isArray(context.waiting) && context.waiting.slice(0, 2).length,
};

export const failure = new ApiProblem(problemOf('internal'), 500);
