/** Defines the context and the events of the auth machine. */
import type { NewAccount } from '#domain/accounts/signUpRules.ts';
import type {
  Membership,
  Profile,
  ProfileChanges,
  Session,
  SignedIn,
  User,
} from '#domain/contract/authSchemas.ts';
import type { Versioned } from '../api/apiClient.ts';
import type { Refusal } from '../api/outcome.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
  /** From an authenticator app, or a backup code. */
  readonly oneTimeCode?: string | undefined;
};

export type Found = Versioned<SignedIn>;

export type ProfileUpdate = { readonly changes: ProfileChanges; readonly etag?: string };

/** Without the token, which stays in the session store: no snapshot, frame or panel can leak a token it does not hold. */
export type Person = Omit<Found, 'session'> & { readonly session: Omit<Session, 'token'> };

export type AuthContext = {
  readonly user: User | null;
  readonly profile: Profile | null;
  readonly membership: Membership | null;
  readonly session: Person['session'] | null;
  readonly etag: string | null;
  readonly arriving: Person | null;
  readonly problem: Refusal | null;
};

export type AuthEvent =
  | ({ type: 'account.signIn' } & Credentials)
  | { type: 'account.signUp'; account: NewAccount }
  | { type: 'account.signOut' }
  | ({ type: 'profile.update' } & ProfileUpdate)
  | { type: 'profile.stale' }
  | { type: 'session.rejected' }
  | { type: 'session.changed'; stored: boolean }
  | { type: 'session.retry' };

export const nobody = {
  user: null,
  profile: null,
  membership: null,
  session: null,
  etag: null,
  arriving: null,
} as const;

export const personOf = ({ user, profile, membership, session, etag }: Found): Person => ({
  user,
  profile,
  membership,
  session: { expires_at: session.expires_at },
  etag,
});
