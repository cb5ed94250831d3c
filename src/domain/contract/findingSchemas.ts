/** Defines the wire schemas of marks on anomalous days. */
import * as z from 'zod/mini';
import { judgedNames } from '../analysis/unusualDays.ts';
import { findingStatuses, mostMarked } from '../findings/findingStates.ts';
import { typedText } from './typedText.ts';

const place = {
  client_id: z.nullable(z.string()),
  figure: z.enum(judgedNames),
  day: z.iso.date(),
} as const;

const mark = {
  /** An expired snooze keeps its status; the finding is new again from the day after `until`. */
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

/** `client` omitted: all that the caller may see. */
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
