/** How the children of each machine may end, so that a search through its chart can go everywhere. */
import { problemOf } from '#domain/contract/problemCatalogue.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { noraSignedIn, proReply } from './people.ts';

const accepted = { error: null };
const refused = { error: { message: 'Invalid email or password' } };

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
  recordEditor: {
    save: ['saved', 'stale'],
    loadTheirs: [{ fields: { name: 'Acme Shoes' }, etag: '"r2"' }],
  },
  reversibleChange: { make: [undefined], takeBack: [undefined] },
  mobileMenu: {},
  pageScroll: {},
  feed: { readFeed: [] },
  backend: { startBackend: [{ mode: 'worker', memoryReason: null }] },
};

export const failure = new ApiProblem(problemOf('internal'), 500);
