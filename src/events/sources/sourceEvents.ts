/** Declares the events of a connected account's metrics: it fails, recovers, and revises earlier values. */
import * as z from 'zod/mini';
import { failureReasons } from '#domain/integrations/failureReasons.ts';
import { platformIds } from '#domain/integrations/platforms.ts';
import { day, type EventIn, type EventsIn, id, text, time } from '../eventShape.ts';

const about = {
  workspaceId: id,
  integrationId: id,
  platform: z.enum(platformIds),
  externalName: text,
  clientId: id,
};

export const sourceEvents = {
  /** `from` is the first day without data. */
  SourceSyncFailed: z.strictObject({ ...about, from: day, reason: z.enum(failureReasons), failedAt: time }),
  /** `lostTo`: the last permanently lost day; null when all days were delivered since. `by`: the person who reconnected it. */
  SourceSyncRecovered: z.strictObject({
    ...about,
    lostTo: z.nullable(day),
    recoveredAt: time,
    by: z.optional(id),
  }),
  /** A sync out of turn, asked for by a person. */
  SourceSynced: z.strictObject({ ...about, by: id, syncedAt: time }),
  /** `from` is the first day without data until it is resumed. */
  SourceSyncPaused: z.strictObject({ ...about, by: id, from: day, pausedAt: time }),
  /** The missed days are delivered. */
  SourceSyncResumed: z.strictObject({ ...about, by: id, resumedAt: time }),
  /** The history from before the connection is read back to `from`, the last step to `goal`. */
  SourceHistoryRead: z.strictObject({ ...about, from: day, goal: day, readAt: time }),
  SourceHistoryStopped: z.strictObject({ ...about, by: id, from: day, goal: day, stoppedAt: time }),
  SourceHistoryContinued: z.strictObject({ ...about, by: id, continuedAt: time }),
  /** Multiplies the metrics of these days, both inclusive, by the factor. */
  SourceRestated: z.strictObject({
    ...about,
    from: day,
    to: day,
    factor: z.number().check(z.gt(0)),
    reason: text,
    restatedAt: time,
  }),
} as const;

export type SourceEvent = EventsIn<typeof sourceEvents>;
export type SourceSyncFailed = EventIn<typeof sourceEvents, 'SourceSyncFailed'>;
