/** What happens to the figures that a connected account tells: it falls silent, comes back, and revises what it told. */
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
  /** `from` is the first day that it does not tell of. */
  SourceSyncFailed: z.strictObject({ ...about, from: day, reason: z.enum(failureReasons), failedAt: time }),
  /** `lostTo`: the last day whose figures are lost for good; null when it has told all of them since. `by`: who reconnected it. */
  SourceSyncRecovered: z.strictObject({
    ...about,
    lostTo: z.nullable(day),
    recoveredAt: time,
    by: z.optional(id),
  }),
  /** The figures of these days, both inclusive, are so many times what they were. */
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
