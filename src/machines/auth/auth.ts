/** Sends requests to the auth actor and resolves each with its outcome. */

import { type Actor, type SnapshotFrom, waitFor } from 'xstate';
import { roleOf } from '#domain/access/role.ts';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import type { NewAccount } from '#domain/accounts/signUpRules.ts';
import type { ProfileChanges } from '#domain/contract/authSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import type { Trace } from '#world/trace.ts';
import type { Outcome } from '../api/outcome.ts';
import type { AuthStatus } from '../authStatus.ts';
import type { AuthEvent, Credentials } from './authContext.ts';
import type { authMachine } from './authMachine.ts';

export type AuthActor = Actor<typeof authMachine>;
export type AuthSnapshot = SnapshotFrom<typeof authMachine>;

/**
 * Each resolves with `{error: null}` or with the reason of a refusal; none rejects for a refusal. An aborted
 * request rejects: it is not sent any more, but a sent one is finished.
 */
export type Auth = {
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<Outcome>;
  signUp(account: NewAccount, signal?: AbortSignal): Promise<Outcome>;
  /** In a browser this reloads the page and never resolves. */
  signOut(): Promise<Outcome>;
  /** `etag`: the version that the changes were made to. */
  updateProfile(changes: ProfileChanges, etag?: string | null): Promise<Outcome>;
};

const refused = (message: string): Outcome => ({ error: { message } });

const notAvailable = () => Promise.resolve(refused(accountTexts.authNotAvailable));

export const authNotAvailable: Auth = {
  signIn: notAvailable,
  signUp: notAvailable,
  signOut: notAvailable,
  updateProfile: notAvailable,
};

/** The status for protected pages. During sign-out it is `checking`, so that no page redirects before the reload. */
export const authStatusOf = (snapshot: AuthSnapshot): AuthStatus => {
  if (snapshot.matches('signedIn')) {
    return { state: 'signedIn', role: roleOf(snapshot.context.profile?.role) };
  }
  if (snapshot.matches('restoringFailed')) {
    return { state: 'unanswered' };
  }
  const open = ['restoring', 'preparing', 'signingOut', 'leaving'] as const;
  return { state: open.some((state) => snapshot.matches(state)) ? 'checking' : 'signedOut' };
};

export const isChecking = (snapshot: AuthSnapshot): boolean =>
  snapshot.matches('restoring') || snapshot.matches('preparing');

type Request = {
  readonly event: AuthEvent;
  readonly ends: 'signedIn' | 'signedOut';
  readonly impossible: string;
};

const interrupted = refused('That was interrupted. Please try again.');
const whileSignedIn = {
  ends: 'signedIn',
  impossible: 'Sign out before you sign in as someone else.',
} as const;

const isIdle = (snapshot: AuthSnapshot): boolean => !snapshot.hasTag('busy');

const outcomeIn = (snapshot: AuthSnapshot, ends: Request['ends']): Outcome => {
  const { problem } = snapshot.context;
  if (problem !== null) return { error: problem };
  return snapshot.matches(ends) ? { error: null } : interrupted;
};

export const createAuth = (actor: AuthActor, trace: Trace): Auth => {
  const idle = async (signal?: AbortSignal): Promise<AuthSnapshot | null> => {
    try {
      return await waitFor(actor, isIdle, { ...(signal && { signal }) });
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  };
  // A request waits while the actor is busy and is sent within the frame of its gesture.
  const ask = async ({ event, ends, impossible }: Request, signal?: AbortSignal): Promise<Outcome> => {
    const cause = trace.current();
    while (!isIdle(actor.getSnapshot())) {
      if ((await idle(signal)) === null) return interrupted;
    }
    const before = actor.getSnapshot();
    if (before.status !== 'active') return interrupted;
    if (!before.can(event)) return refused(impossible);
    const send = () => actor.send(event);
    cause === null ? send() : trace.within(cause, send);
    const after = await idle(signal);
    return after === null ? interrupted : outcomeIn(after, ends);
  };
  return {
    signIn: ({ email, password, remember, oneTimeCode }, signal) => {
      const code = definedOnly({ oneTimeCode });
      return ask(
        { event: { type: 'account.signIn', email, password, remember, ...code }, ...whileSignedIn },
        signal,
      );
    },
    signUp: (account, signal) =>
      ask({ event: { type: 'account.signUp', account }, ...whileSignedIn }, signal),
    signOut: () =>
      ask({ event: { type: 'account.signOut' }, ends: 'signedOut', impossible: accountTexts.noUserLoggedIn }),
    updateProfile: (changes, etag) =>
      ask({
        event: { type: 'profile.update', changes, ...(etag && { etag }) },
        ends: 'signedIn',
        impossible: accountTexts.noUserLoggedIn,
      }),
  };
};
