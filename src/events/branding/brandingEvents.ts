/** Declares the events of a workspace's look. */
import * as z from 'zod/mini';
import { count, type EventsIn, id, nullableText, time } from '../eventShape.ts';

const look = z.strictObject({
  name: nullableText,
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  logoText: nullableText,
  hidesPoweredBy: z.boolean(),
});

export const brandingEvents = {
  LookSaved: z.strictObject({ workspaceId: id, look, savedAt: time }),
  /** Restores an earlier version, 0 being the product's own look, as one more version. */
  LookRolledBack: z.strictObject({ workspaceId: id, version: count, rolledBackAt: time }),
} as const;

export type BrandingEvent = EventsIn<typeof brandingEvents>;
