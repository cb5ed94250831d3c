/** Wraps requests to the auth actor as promises of their outcome. */
import { roleOf } from '#domain/access/role.ts';
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { ProfileChanges } from '#domain/contract/authSchemas.ts';
import type { Outcome } from '../api/outcome.ts';
import type { AuthStatus } from '../authStatus.ts';
import type { AccountRequests } from './accountRequests.ts';
import type { Credentials } from './authContext.ts';
import type { AuthSnapshot, StopFollowing, Tell } from './authFollower.ts';

/** Each resolves with `{error: null}` or with the reason of a refusal; none rejects for a refusal. */
export type Auth = {
  signIn(credentials: Credentials): Promise<Outcome>;
  signUp(account: SignUpInput): Promise<Outcome>;
  /** In a browser this reloads the page and never resolves. */
  signOut(): Promise<Outcome>;
  updateProfile(changes: ProfileChanges): Promise<Outcome>;
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

const outcomeOf = (ask: (tell: Tell) => StopFollowing): Promise<Outcome> =>
  new Promise((resolve) => ask(resolve));

export const createAuth = (account: AccountRequests): Auth => ({
  signIn: (credentials) => outcomeOf((tell) => account.signIn(credentials, tell)),
  signUp: (details) => outcomeOf((tell) => account.signUp(details, tell)),
  signOut: () => outcomeOf(account.signOut),
  updateProfile: (changes) => outcomeOf((tell) => account.updateProfile({ changes }, tell)),
});
