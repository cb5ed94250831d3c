/** Defines the wire schemas of the demo's public figures and of its source controls. */
import * as z from 'zod/mini';
import { failureReasons } from '../integrations/failureReasons.ts';
import { platformIds } from '../integrations/platforms.ts';

const day = z.string();

export const demoSource = z.strictObject({
  id: z.string(),
  platform: z.enum(platformIds),
  account: z.string(),
  client: z.string(),
  /** `from` is the first day without data, `YYYY-MM-DD`; null while the account responds. */
  silent: z.nullable(z.strictObject({ from: day, reason: z.enum(failureReasons) })),
});

export const demoSourceList = z.strictObject({ items: z.array(demoSource) });

export const demoSourceQuery = z.strictObject({ as_of: z.optional(z.string()) });

/** A sum for each week, oldest first; 0 for a week of which no source tells. */
const weekly = z.array(z.int());

/** `from` is the Monday of the first week, `to` the last day of the last one (UTC, `YYYY-MM-DD`). */
export const demoFigures = z.strictObject({
  from: day,
  to: day,
  /** As `GET /api/metrics` answers for each client and week. */
  clients: z.array(
    z.strictObject({
      id: z.string(),
      users: weekly,
      sessions: weekly,
      conversions: weekly,
      revenue_cents: weekly,
      spend_cents: weekly,
    }),
  ),
});

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(500));

export const expiryBody = z.strictObject({ integration_ids: ids });

export const restatementBody = z.strictObject({
  integration_ids: ids,
  /** Number of complete days to restate, ending yesterday (UTC). */
  days: z.int().check(z.gte(1), z.lte(90)),
  /** Multiplies the reported values: 0.92 for 8 % less. */
  factor: z.number().check(z.gte(0.1), z.lte(10)),
});

export const restatementReply = z.strictObject({ from: day, to: day, factor: z.number() });

export type DemoFigures = z.infer<typeof demoFigures>;
export type DemoSource = z.infer<typeof demoSource>;
export type RestatementBody = z.infer<typeof restatementBody>;
