/** Declares the events of an account. */
import * as z from 'zod/mini';
import { roles } from '#domain/access/role.ts';
import { count, type EventIn, type EventsIn, id, nullableText, text, time } from '../eventShape.ts';

const profile = { firstName: text, lastName: text, company: text, avatarUrl: nullableText };

const changes = z.strictObject({
  firstName: z.exactOptional(text),
  lastName: z.exactOptional(text),
  company: z.exactOptional(text),
  avatarUrl: z.exactOptional(nullableText),
});

export const accountEvents = {
  AccountRegistered: z.strictObject({
    accountId: id,
    email: z.email(),
    role: z.enum(roles),
    registeredAt: time,
    ...profile,
  }),
  ProfileUpdated: z.strictObject({ accountId: id, changes, updatedAt: time }),
  SignInSlowed: z.strictObject({ accountId: id, failures: count, until: time, slowedAt: time }),
  /** A link to set a new password was asked for by mail. */
  PasswordResetRequested: z.strictObject({ accountId: id, requestedAt: time }),
  /** Only the vault has the new verifier. All sessions of the account end except `sessionId`, which changed it. */
  PasswordChanged: z.strictObject({ accountId: id, sessionId: id, changedAt: time }),
  /** Codes of an authenticator app are asked for at a sign-in, or no more. Only the vault has their secret. */
  SecondFactorChanged: z.strictObject({ accountId: id, isOn: z.boolean(), changedAt: time }),
} as const;

export type ProfileFields = Readonly<Required<z.infer<typeof changes>>>;
export type AccountEvent = EventsIn<typeof accountEvents>;
export type AccountRegistered = EventIn<typeof accountEvents, 'AccountRegistered'>;
export type ProfileUpdated = EventIn<typeof accountEvents, 'ProfileUpdated'>;
export type PasswordChanged = EventIn<typeof accountEvents, 'PasswordChanged'>;
export type SignInSlowed = EventIn<typeof accountEvents, 'SignInSlowed'>;
