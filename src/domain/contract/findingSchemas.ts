/** The shapes of what was done about unusual days, on the wire. */
import * as z from 'zod/mini';
import { judgedNames } from '../analysis/unusualDays.ts';
import { findingStatuses, mostMarked } from '../findings/findingStates.ts';
import { typedText } from './typedText.ts';

const place = {
  /** Null: of all clients together. */
  client_id: z.nullable(z.string()),
  figure: z.enum(judgedNames),
  day: z.iso.date(),
} as const;

const mark = {
  /** A snooze that is over is told as it was set: the day after `until` the finding is new again. */
  status: z.enum(findingStatuses),
  until: z.nullable(z.string()),
  reason: z.nullable(typedText),
} as const;

export const findingMark = z.strictObject({
  id: z.string(),
  ...place,
  ...mark,
  marked_at: z.iso.datetime(),
});

/** `client` left out: of whatever the caller sees. */
export const findingQuery = z.strictObject({
  client: z.optional(z.string()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const findingList = z.strictObject({
  items: z.array(findingMark),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export const markBody = z.strictObject({
  findings: z.array(z.strictObject(place)).check(z.minLength(1), z.maxLength(mostMarked)),
  ...mark,
});
export const markReply = z.strictObject({ findings: z.array(findingMark) });

export type FindingMarkItem = z.infer<typeof findingMark>;
