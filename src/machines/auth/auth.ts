/** The auth context's four verbs (spec 3 and 7): each asks the auth actor and tells how it ended. */
import { type Actor, type SnapshotFrom, waitFor } from 'xstate';
import { roleOf } from '#domain/access/role.ts';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { ProfileChanges } from '#domain/contract/authSchemas.ts';
import type { Trace } from '#world/trace.ts';
import type { Outcome } from '../api/outcome.ts';
import type { AuthStatus } from '../authStatus.ts';
import type { AuthEvent, Credentials } from './authContext.ts';
import type { authMachine } from './authMachine.ts';

export type AuthActor = Actor<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/** Each resolves with `{error: null}`, or with the sentence that says why not; none rejects for a refusal. */
export type Auth = {
  signIn(credentials: Credentials): Promise<Outcome>;
  signUp(account: SignUpInput): Promise<Outcome>;
  /** Where there is a page it reloads, and this never resolves. */
  signOut(): Promise<Outcome>;
  updateProfile(changes: ProfileChanges): Promise<Outcome>;
};

const refused = (message: string): Outcome => ({ error: { message } });

const notAvailable = () => Promise.resolve(refused(accountTexts.authNotAvailable));

/** What the auth context gives outside its provider (spec 8). */
export const authNotAvailable: Auth = {
  signIn: notAvailable,
  signUp: notAvailable,
  signOut: notAvailable,
  updateProfile: notAvailable,
};

/** What protected pages need to know. While someone signs out the answer is open, so that no page redirects before the reload. */
export const authStatusOf = (snapshot: AuthSnapshot): AuthStatus => {
  if (snapshot.matches('signedIn')) {
    return { state: 'signedIn', role: roleOf(snapshot.context.profile?.role) };
  }
  if (snapshot.matches('restoringFailed')) {
    return { state: 'unanswered' };
  }
  const open = ['restoring', 'signingOut', 'leaving'] as const;
  return { state: open.some((state) => snapshot.matches(state)) ? 'checking' : 'signedOut' };
};

type Goal = {
  readonly event: AuthEvent;
  /** Whether it was done, once nothing is under way any more. */
  readonly reached: (snapshot: AuthSnapshot) => boolean;
  /** What to say when the actor cannot even try. */
  readonly impossible: string;
};

const isSignedIn = (snapshot: AuthSnapshot): boolean => snapshot.matches('signedIn');
const isSettled = (snapshot: AuthSnapshot): boolean => !snapshot.hasTag('busy');
const whileSignedIn = 'Sign out before you sign in as someone else.';
const interrupted = 'That was interrupted. Please try again.';

/** The verbs over a running auth actor. */
export const createAuth = (actor: AuthActor, trace: Trace): Auth => {
  /** Null when the actor ends instead: the page is being left. */
  const settled = (): Promise<AuthSnapshot | null> => waitFor(actor, isSettled).catch(() => null);

  const ask = async ({ event, reached, impossible }: Goal): Promise<Outcome> => {
    const cause = trace.current();
    if (!isSettled(actor.getSnapshot()) && (await settled()) === null) {
      return refused(interrupted);
    }
    if (!actor.getSnapshot().can(event)) {
      return refused(impossible);
    }
    const send = () => actor.send(event);
    cause === null ? send() : trace.within(cause, send);
    const after = await settled();
    if (after === null) {
      return refused(interrupted);
    }
    const { problem } = after.context;
    if (problem !== null) {
      return { error: problem };
    }
    return reached(after) ? { error: null } : refused(interrupted);
  };

  return {
    signIn: (credentials) =>
      ask({
        event: { type: 'account.signIn', ...credentials },
        reached: isSignedIn,
        impossible: whileSignedIn,
      }),
    signUp: (account) =>
      ask({ event: { type: 'account.signUp', account }, reached: isSignedIn, impossible: whileSignedIn }),
    signOut: () =>
      ask({
        event: { type: 'account.signOut' },
        reached: (snapshot) => snapshot.matches('signedOut'),
        impossible: accountTexts.noUserLoggedIn,
      }),
    updateProfile: (changes) =>
      ask({
        event: { type: 'profile.update', changes },
        reached: isSignedIn,
        impossible: accountTexts.noUserLoggedIn,
      }),
  };
};
