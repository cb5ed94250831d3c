/** Defines the wire schemas of the auth calls. */
import * as z from 'zod/mini';
import { membershipKinds } from '../access/membership.ts';
import { roles } from '../access/role.ts';
import { typedEmail, typedText } from './typedText.ts';

export const signUpBody = z.strictObject({
  email: typedEmail,
  password: z.string(),
  profile: z.strictObject({ firstName: typedText, lastName: typedText, company: typedText }),
  /** The token of an invitation's link. */
  invitation: z.optional(z.string()),
});

/** `code`: of an authenticator app, or a backup code; only for accounts with a second factor. */
export const signInBody = z.strictObject({
  email: typedEmail,
  password: z.string(),
  code: z.optional(z.string()),
});

export const ownPasswordBody = z.strictObject({ password: z.string() });
export const codeBody = z.strictObject({ code: z.string() });
export const secondFactorStatus = z.strictObject({ is_on: z.boolean(), backup_codes_left: z.int() });
/** `secret`: base32, to type; `address`: the same for a QR code. */
export const secondFactorStart = z.strictObject({ secret: z.string(), address: z.string() });
/** The only reply with the codes. */
export const backupCodes = z.strictObject({ backup_codes: z.array(z.string()) });

export const passwordBody = z.strictObject({ current_password: z.string(), new_password: z.string() });

export const resetRequestBody = z.strictObject({ email: typedEmail });
/** `token`: of the mailed link. */
export const resetBody = z.strictObject({ token: z.string(), password: z.string() });

export const oauthParams = z.strictObject({ provider: z.enum(['google', 'github']) });
export const oauthBody = z.strictObject({ intent: z.enum(['login', 'register']) });

export const profileChanges = z.strictObject({
  first_name: z.optional(typedText),
  last_name: z.optional(typedText),
  company: z.optional(typedText),
  avatar_url: z.optional(z.nullable(z.string())),
});

export const user = z.strictObject({ id: z.string(), email: z.string(), created_at: z.iso.datetime() });

export const profile = z.strictObject({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  role: z.enum(roles),
  avatar_url: z.nullable(z.string()),
});

export const session = z.strictObject({ token: z.string(), expires_at: z.iso.datetime() });

export const sessionItem = z.strictObject({
  id: z.string(),
  /** `Chrome on Windows`; null for a copy that runs in one browser. */
  device: z.nullable(z.string()),
  started_at: z.iso.datetime(),
  /** The last request, to the minute; the sign-in where it is not known. */
  last_seen_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  is_current: z.boolean(),
});
export const sessionList = z.strictObject({ items: z.array(sessionItem) });
export const sessionQuery = z.strictObject({ as_of: z.optional(z.string()) });
export const sessionParams = z.strictObject({ id: z.string() });

export const membership = z.strictObject({
  workspace_id: z.string(),
  kind: z.enum(membershipKinds),
  client: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** IANA zone of the client's days; default: UTC. */
      time_zone: z.optional(z.string()),
    }),
  ),
  /** Set if agency staff view a client's portal read-only; omitted for the client's own people. */
  viewing: z.optional(z.literal(true)),
  /** Set while the agency requires a second factor that this person has not set up. */
  second_factor_due: z.optional(z.literal(true)),
  deletion: z.optional(
    z.strictObject({
      /** The name of the person who deleted it; people of a client see the agency's name. */
      by: z.string(),
      at: z.iso.datetime(),
      restorable_until: z.nullable(z.iso.datetime()),
    }),
  ),
});

export const signedIn = z.strictObject({ user, profile, session, membership });

export const clientViewBody = z.strictObject({ client_id: z.string() });

export const profileReply = z.strictObject({ profile });

export type ProfileChanges = z.infer<typeof profileChanges>;
export type User = z.infer<typeof user>;
export type Profile = z.infer<typeof profile>;
export type Membership = z.infer<typeof membership>;
export type SessionItem = z.infer<typeof sessionItem>;
export type SecondFactorStart = z.infer<typeof secondFactorStart>;
export type Session = z.infer<typeof session>;
export type SignedIn = z.infer<typeof signedIn>;
