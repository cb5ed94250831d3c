/** Declares the events of findings. */
import * as z from 'zod/mini';
import { judgedNames } from '#domain/analysis/unusualDays.ts';
import { findingStatuses } from '#domain/findings/findingStates.ts';
import { day, type EventsIn, id, nullableText, time } from '../eventShape.ts';

export const findingEvents = {
  /** `clientId` null: all clients together. `until`: a snooze's last day; `reason`: a dismissal's. `by` is an account id. */
  FindingMarked: z.strictObject({
    workspaceId: id,
    findingId: id,
    clientId: z.nullable(id),
    figure: z.enum(judgedNames),
    day,
    status: z.enum(findingStatuses),
    until: z.nullable(day),
    reason: nullableText,
    by: id,
    markedAt: time,
  }),
} as const;

export type FindingEvent = EventsIn<typeof findingEvents>;
