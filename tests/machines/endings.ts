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
  subscription: { loadSubscription: [proReply], waitForTurn: [undefined] },
  checkout: { loadProvider: [{}], placeOrder: [checkedOut] },
  billing: { change: [undefined], cancel: [undefined], resume: [undefined] },
  mobileMenu: {},
  pageScroll: {},
  feed: { readFeed: [] },
  backend: { startBackend: [{ mode: 'worker', memoryReason: null }] },
};

export const failure = new ApiProblem(problemOf('internal'), 500);
