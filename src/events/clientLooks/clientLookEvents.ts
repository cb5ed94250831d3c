/** Declares the events of a look that one client sees instead of its agency's. */
import * as z from 'zod/mini';
import { type EventsIn, id, nullableText, time } from '../eventShape.ts';

const look = z.strictObject({
  name: nullableText,
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  logoId: z.nullable(id),
  darkLogoId: z.nullable(id),
});

export const clientLookEvents = {
  /** Null: the client sees the agency's look. */
  ClientLookSaved: z.strictObject({ workspaceId: id, clientId: id, look: z.nullable(look), savedAt: time }),
} as const;

export type ClientLookEvent = EventsIn<typeof clientLookEvents>;
