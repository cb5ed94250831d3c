/** What the auth chart asks of the world outside, and what it does to its own memory. */
import { assign, fromPromise, setup } from 'xstate';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Profile, ProfileChanges, SignedIn } from '#domain/contract/authSchemas.ts';
import { timings } from '#domain/timings.ts';
import { refusalOf } from '../api/outcome.ts';
import { missingAction, missingCallback, missingPromise } from '../notProvided.ts';
import {
  type AuthContext,
  type AuthEvent,
  type Credentials,
  nobody,
  type Person,
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
    restoreSession: missingPromise<SignedIn | null>('restoreSession'),
    signIn: missingPromise<SignedIn, Credentials>('signIn'),
    signUp: missingPromise<SignedIn, SignUpInput>('signUp'),
    /** Does nothing where no page waits for the person. */
    prepare: fromPromise<void, Person | null>(async () => {}),
    updateProfile: missingPromise<{ profile: Profile }, ProfileChanges>('updateProfile'),
    readPerson: missingPromise<SignedIn>('readPerson'),
    endSession: missingPromise<void>('endSession'),
    reloadToHome: missingPromise<void>('reloadToHome'),
    watchSession: missingCallback<AuthEvent>('watchSession'),
  },
  actions: {
    expectPerson: assign((_, { found }: { found: SignedIn | null }) => ({
      arriving: found && personOf(found),
    })),
    welcomeArriving: assign(({ context }) => ({ ...nobody, ...context.arriving, problem: null })),
    welcome: assign((_, { found }: { found: SignedIn }) => ({ ...personOf(found), problem: null })),
    takeProfile: assign((_, { profile }: { profile: Profile }) => ({ profile })),
    forgetPerson: assign(nobody),
    clearProblem: assign({ problem: null }),
    recordProblem: assign((_, { error }: { error: unknown }) => ({ problem: refusalOf(error) })),
    recordNobodySignedIn: assign({ problem: { message: accountTexts.noUserLoggedIn } }),
    discardSession: missingAction('discardSession'),
  },
  guards: {
    isSomebody: (_, { found }: { found: SignedIn | null }) => found !== null,
    isSessionGone: ({ event }) => event.type === 'session.changed' && !event.stored,
    /** Whether the browser's entry is gone, as after a sign-out in another tab. */
    isForgotten: () => false,
    isSessionStored: ({ event }) => event.type === 'session.changed' && event.stored,
  },
  delays: { sessionRetry: timings.sessionRetry },
});
