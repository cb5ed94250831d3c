/** What can happen to the look of a workspace. */
import * as z from 'zod/mini';
import { count, type EventsIn, id, nullableText, time } from '../eventShape.ts';

const look = z.strictObject({
  name: nullableText,
  accent: z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/))),
  logoText: nullableText,
  hidesPoweredBy: z.boolean(),
});

export const brandingEvents = {
  /** The whole look as it is from now on: one more version. */
  LookSaved: z.strictObject({ workspaceId: id, look, savedAt: time }),
  /** An earlier version holds again, 0 being the product's own look: one more version too. */
  LookRolledBack: z.strictObject({ workspaceId: id, version: count, rolledBackAt: time }),
} as const;

export type BrandingEvent = EventsIn<typeof brandingEvents>;
