/** Defines the wire schemas of the syncs of connections. */
import * as z from 'zod/mini';
import { failureReasons } from '../integrations/failureReasons.ts';
import { differenceReasons, reconciledMeasures } from '../integrations/reconcile.ts';
import { roundOutcomes, syncChanges, syncDayStates } from '../integrations/syncHistory.ts';
import { historyProgress } from './metricSchemas.ts';

const count = z.int().check(z.gte(0));
const named = z.strictObject({ id: z.string(), name: z.string() });

/** `failing`: the platform does not answer. `expired`: a person has to sign in again. `off`: disconnected. */
export const syncStates = ['active', 'paused', 'failing', 'expired', 'off'] as const;

export const syncItem = z.strictObject({
  id: z.string(),
  state: z.enum(syncStates),
  reason: z.nullable(z.enum(failureReasons)),
  /** Since when it is not active; null while it is. */
  since: z.nullable(z.iso.datetime()),
  last_at: z.nullable(z.iso.datetime()),
  next_at: z.nullable(z.iso.datetime()),
  /** Rows and API calls of the last 24 hours. */
  rows: count,
  calls: count,
  /** The history from before the connection; null once it is whole. */
  history: z.nullable(historyProgress),
  /** The last 30 days in UTC, today at the end. */
  days: z.array(z.enum(syncDayStates)),
});

const past = { as_of: z.optional(z.string()) };

export const syncQuery = z.strictObject(past);

export const syncDetailQuery = z.strictObject({ integration: z.string(), ...past });

export const syncList = z.strictObject({ items: z.array(syncItem) });

const syncRound = z.strictObject({
  at: z.iso.datetime(),
  outcome: z.enum(roundOutcomes),
  reason: z.nullable(z.enum(failureReasons)),
  asked: z.boolean(),
  rows: count,
});

/** Everything that shows the connection's figures. */
export const syncImpact = z.strictObject({
  widgets: z.array(z.strictObject({ id: z.string(), name: z.string(), dashboard: named })),
  reports: z.array(named),
  alerts: z.array(named),
  goals: z.array(named),
});

export const syncDetail = z.strictObject({
  sync: syncItem,
  /** Newest first. */
  rounds: z.array(syncRound),
  impact: syncImpact,
  /** Our totals and the platform's, over the last 28 complete days; null while disconnected or set aside. */
  reconciliation: z.nullable(
    z.strictObject({
      range: z.strictObject({ from: z.string(), to: z.string() }),
      rows: z.array(
        z.strictObject({
          measure: z.enum(reconciledMeasures),
          ours: z.int(),
          theirs: z.int(),
          reasons: z.array(z.strictObject({ reason: z.enum(differenceReasons), amount: z.int() })),
        }),
      ),
    }),
  ),
});

export const syncChange = z.strictObject({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(500)),
  change: z.enum(syncChanges),
});

export const syncChanged = z.strictObject({ changed: count });

export type SyncItem = z.infer<typeof syncItem>;
export type SyncDetail = z.infer<typeof syncDetail>;
export type SyncImpact = z.infer<typeof syncImpact>;
