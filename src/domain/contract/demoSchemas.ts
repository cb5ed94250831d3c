/** The shapes of the demo's levers over sources on the wire. */
import * as z from 'zod/mini';
import { failureReasons } from '../integrations/failureReasons.ts';
import { platformIds } from '../integrations/platforms.ts';

const day = z.string();

export const demoSource = z.strictObject({
  /** Of the integration. */
  id: z.string(),
  platform: z.enum(platformIds),
  account: z.string(),
  client: z.string(),
  /** `from` is the first day without figures, `YYYY-MM-DD`; null while the account answers. */
  silent: z.nullable(z.strictObject({ from: day, reason: z.enum(failureReasons) })),
});

export const demoSourceList = z.strictObject({ items: z.array(demoSource) });

export const demoSourceQuery = z.strictObject({ as_of: z.optional(z.string()) });

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(500));

export const expiryBody = z.strictObject({ integration_ids: ids });

export const restatementBody = z.strictObject({
  integration_ids: ids,
  /** The last so many full days, up to yesterday (UTC). */
  days: z.int().check(z.gte(1), z.lte(90)),
  /** What was told of them is multiplied by it: 0.92 for 8 % less. */
  factor: z.number().check(z.gte(0.1), z.lte(10)),
});

/** Both days are included. */
export const restatementReply = z.strictObject({ from: day, to: day, factor: z.number() });

export type DemoSource = z.infer<typeof demoSource>;
export type RestatementBody = z.infer<typeof restatementBody>;
