/** What the auth chart asks of the world outside, and what it does to its own memory. */
import { assign, fromPromise, setup } from 'xstate';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Profile } from '#domain/contract/authSchemas.ts';
import { timings } from '#domain/timings.ts';
import type { Versioned } from '../api/apiClient.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingAction, missingCallback, missingPromise } from '../missingImplementation.ts';
import {
  type AuthContext,
  type AuthEvent,
  type Credentials,
  type Found,
  nobody,
  type Person,
  type ProfileUpdate,
  personOf,
} from './authContext.ts';

/** Actors, actions, guards and delays by name, for `createMachine`. */
export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy',
  },
  actors: {
    restoreSession: missingPromise<Found | null>('restoreSession'),
    signIn: missingPromise<Found, Credentials>('signIn'),
    signUp: missingPromise<Found, SignUpInput>('signUp'),
    /** Does nothing where no page waits for the person. */
    prepare: fromPromise<void, Person | null>(async () => {}),
    updateProfile: missingPromise<Versioned<{ profile: Profile }>, ProfileUpdate>('updateProfile'),
    readPerson: missingPromise<Found>('readPerson'),
    endSession: missingPromise<void>('endSession'),
    reloadToHome: missingPromise<void>('reloadToHome'),
    watchSession: missingCallback<AuthEvent>('watchSession'),
  },
  actions: {
    expectPerson: assign((_, { found }: { found: Found | null }) => ({
      arriving: found && personOf(found),
    })),
    welcomeArriving: assign(({ context }) => ({ ...nobody, ...context.arriving, problem: null })),
    welcome: assign((_, { found }: { found: Found }) => ({ ...personOf(found), problem: null })),
    takeProfile: assign((_, { profile, etag }: Versioned<{ profile: Profile }>) => ({ profile, etag })),
    forgetPerson: assign(nobody),
    clearProblem: assign({ problem: null }),
    keepProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    keepNobodySignedIn: assign({ problem: { message: accountTexts.noUserLoggedIn } }),
    discardSession: missingAction('discardSession'),
  },
  guards: {
    isSomebody: (_, { found }: { found: Found | null }) => found !== null,
    isSessionGone: ({ event }) => event.type === 'session.changed' && !event.stored,
    /** Whether the person is who the page was last open for, which the backend has not confirmed. */
    isOnlyKept: () => false,
    /** Whether the browser's entry is gone, as after a sign-out in another tab. */
    isForgotten: () => false,
    isSessionStored: ({ event }) => event.type === 'session.changed' && event.stored,
  },
  delays: { sessionRetry: timings.sessionRetry },
});
