/** What the auth machine knows and what it hears. */
import type { SignUpInput } from '#domain/accounts/signUpRules.ts';
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

export type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

/** Who was found, with the version of their profile. */
export type Found = Versioned<SignedIn>;

/** What is to be changed in the profile; `etag`: only if it still has this version. */
export type ProfileUpdate = { readonly changes: ProfileChanges; readonly etag?: string };

/** Without the token, which stays in the session store: no snapshot, frame or panel can show what it does not hold. */
export type Person = Omit<Found, 'session'> & { readonly session: Omit<Session, 'token'> };

export type AuthContext = {
  readonly user: User | null;
  readonly profile: Profile | null;
  /** How they belong to their workspace. */
  readonly membership: Membership | null;
  readonly session: Person['session'] | null;
  /** The version of the profile, for `If-Match`. */
  readonly etag: string | null;
  /** Who is signed in as soon as what they will see is ready. */
  readonly arriving: Person | null;
  /** Why the last thing that was asked for was not done. */
  readonly problem: Refusal | null;
};

export type AuthEvent =
  | ({ type: 'account.signIn' } & Credentials)
  | { type: 'account.signUp'; account: SignUpInput }
  | { type: 'account.signOut' }
  | ({ type: 'profile.update' } & ProfileUpdate)
  /** Something about the person has changed on the backend, such as their role. */
  | { type: 'profile.stale' }
  /** The backend does not know the session's token any more. */
  | { type: 'session.rejected' }
  /** Another tab signed out (`stored` is false), or signed in as someone. */
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
