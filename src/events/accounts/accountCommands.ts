/** Declares the commands of an account. */
import type { Role } from '#domain/access/role.ts';
import type { ProfileFields } from './accountEvents.ts';

export type RegisterAccount = {
  readonly type: 'RegisterAccount';
  readonly accountId: string;
  readonly email: string;
  readonly role: Role;
  readonly profile: ProfileFields;
  readonly now: string;
};

export type UpdateProfile = {
  readonly type: 'UpdateProfile';
  readonly changes: Partial<ProfileFields>;
  readonly now: string;
};

export type SlowSignIn = {
  readonly type: 'SlowSignIn';
  readonly failures: number;
  readonly until: string;
  readonly now: string;
};

export type ChangePassword = {
  readonly type: 'ChangePassword';
  readonly sessionId: string;
  readonly now: string;
};

export type ChangeSecondFactor = {
  readonly type: 'ChangeSecondFactor';
  readonly isOn: boolean;
  readonly now: string;
};

export type RequestPasswordReset = { readonly type: 'RequestPasswordReset'; readonly now: string };

export type AccountCommand =
  | RegisterAccount
  | UpdateProfile
  | SlowSignIn
  | RequestPasswordReset
  | ChangePassword
  | ChangeSecondFactor;
