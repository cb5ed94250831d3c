/** What the auth machine knows and what it hears. */
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
import type { Profile, ProfileChanges, Session, User } from '#domain/contract/authSchemas.ts';
import type { Refusal } from '../api/outcome.ts';

export type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

export type AuthContext = {
  readonly user: User | null;
  readonly profile: Profile | null;
  /** Without the token, which stays in the session store: no snapshot, frame or panel can show what it does not hold. */
  readonly session: Omit<Session, 'token'> | null;
  /** Why the last thing that was asked for was not done. */
  readonly problem: Refusal | null;
};

export type AuthEvent =
  | ({ type: 'account.signIn' } & Credentials)
  | { type: 'account.signUp'; account: SignUpInput }
  | { type: 'account.signOut' }
  | { type: 'profile.update'; changes: ProfileChanges }
  /** The backend does not know the session's token any more. */
  | { type: 'session.rejected' }
  /** Another tab signed out (`stored` is false), or signed in as someone. */
  | { type: 'session.changed'; stored: boolean }
  | { type: 'session.retry' };
