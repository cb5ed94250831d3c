/** The shapes of the auth calls on the wire. */
import * as z from 'zod/mini';
import { membershipKinds } from '../access/membership.ts';
import { roles } from '../access/role.ts';
import { typedEmail, typedText } from './typedText.ts';

export const signUpBody = z.strictObject({
  email: typedEmail,
  password: z.string(),
  profile: z.strictObject({ firstName: typedText, lastName: typedText, company: typedText }),
});

export const signInBody = z.strictObject({ email: typedEmail, password: z.string() });

export const passwordBody = z.strictObject({ current_password: z.string(), new_password: z.string() });

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

/** How the person belongs to their workspace. */
export const membership = z.strictObject({
  workspace_id: z.string(),
  kind: z.enum(membershipKinds),
  /** For people of a client: which one. */
  client: z.nullable(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      /** IANA, where its days begin and end; left out: UTC. */
      time_zone: z.optional(z.string()),
    }),
  ),
  /** Of a client's portal that somebody of the agency looks at, read-only; left out for the client's own people. */
  viewing: z.optional(z.literal(true)),
  /** Of a workspace that was deleted; left out while it is in use. */
  deletion: z.optional(
    z.strictObject({
      /** The name of who deleted it; people of a client are told the agency's. */
      by: z.string(),
      at: z.iso.datetime(),
      /** Null: at any time. */
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
export type Session = z.infer<typeof session>;
/** What sign-up, sign-in and the session answer with. */
export type SignedIn = z.infer<typeof signedIn>;
