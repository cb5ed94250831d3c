/** Sends requests to the auth actor as its own events and follows each until it is answered. */
import { accountTexts } from '#domain/accounts/accountTexts.ts';
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Trace } from '#world/trace.ts';
import type { Credentials, ProfileUpdate } from './authContext.ts';
import {
  type AuthActor,
  type AuthSnapshot,
  createAuthFollower,
  type StopFollowing,
  type Tell,
} from './authFollower.ts';

/** Each calls back once with its outcome, unless the returned function stops it first. */
export type AccountRequests = {
  signIn(credentials: Credentials, tell: Tell): StopFollowing;
  signUp(account: SignUpInput, tell: Tell): StopFollowing;
  signOut(tell: Tell): StopFollowing;
  updateProfile(update: ProfileUpdate, tell: Tell): StopFollowing;
};

const isSignedIn = (snapshot: AuthSnapshot): boolean => snapshot.matches('signedIn');
const isSignedOut = (snapshot: AuthSnapshot): boolean => snapshot.matches('signedOut');
const whileSignedIn = 'Sign out before you sign in as someone else.';
const whileSignedOut = accountTexts.noUserLoggedIn;

export const createAccountRequests = (actor: AuthActor, trace: Trace): AccountRequests => {
  const follow = createAuthFollower(actor, trace);
  return {
    signIn: ({ email, password, remember }, tell) =>
      follow(
        {
          event: { type: 'account.signIn', email, password, remember },
          reached: isSignedIn,
          impossible: whileSignedIn,
        },
        tell,
      ),
    signUp: (account, tell) =>
      follow(
        { event: { type: 'account.signUp', account }, reached: isSignedIn, impossible: whileSignedIn },
        tell,
      ),
    signOut: (tell) =>
      follow({ event: { type: 'account.signOut' }, reached: isSignedOut, impossible: whileSignedOut }, tell),
    updateProfile: (update, tell) =>
      follow(
        { event: { type: 'profile.update', ...update }, reached: isSignedIn, impossible: whileSignedOut },
        tell,
      ),
  };
};
