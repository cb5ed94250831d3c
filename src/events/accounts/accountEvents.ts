/** What can happen to an account. */
import type { Role } from '#domain/access/role.ts';
import type { DomainEvent } from '../log/storedEvent.ts';

export type ProfileFields = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly avatarUrl: string | null;
};

export type AccountRegistered = DomainEvent<
  'AccountRegistered',
  ProfileFields & { accountId: string; email: string; role: Role; registeredAt: string }
>;

export type ProfileUpdated = DomainEvent<
  'ProfileUpdated',
  { accountId: string; changes: Partial<ProfileFields>; updatedAt: string }
>;

/** Too many wrong passwords in a row: sign-in waits until then. */
export type SignInSlowed = DomainEvent<
  'SignInSlowed',
  { accountId: string; failures: number; until: string; slowedAt: string }
>;

export type AccountEvent = AccountRegistered | ProfileUpdated | SignInSlowed;
