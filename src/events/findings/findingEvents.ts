/** What can happen to an unusual day that the analysis has found. */
import * as z from 'zod/mini';
import { judgedNames } from '#domain/analysis/unusualDays.ts';
import { findingStatuses } from '#domain/findings/findingStates.ts';
import { day, type EventsIn, id, nullableText, time } from '../eventShape.ts';

export const findingEvents = {
  /** `clientId` null: of all clients together. `until`: of a snooze, its last day; `reason`: of a dismissal. `by` is an account id. */
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
