/** Declares the actors, guards and context updates of the auth machine. */
import { assign, fromPromise, setup } from 'xstate';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import type { NewAccount } from '#domain/accounts/signUpRules.ts';
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

export const authSetup = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    tags: {} as 'busy',
  },
  actors: {
    restoreSession: missingPromise<Found | null>('restoreSession'),
    signIn: missingPromise<Found, Credentials>('signIn'),
    signUp: missingPromise<Found, NewAccount>('signUp'),
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
    isOnlyKept: () => false,
    isForgotten: () => false,
    isSessionStored: ({ event }) => event.type === 'session.changed' && event.stored,
  },
  delays: { sessionRetry: timings.sessionRetry },
});
