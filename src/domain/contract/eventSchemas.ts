/** Defines the wire schemas of the event feed, limited to fields that members may read. */
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

export const eventItem = z.strictObject({
  position: count,
  /** Sequence number within the workspace, from 1, as shown to people; the position is the log's. */
  number: count,
  id: z.string(),
  stream: z.string(),
  revision: count,
  type: z.string(),
  schema_version: count,
  occurred_at: z.iso.datetime(),
  recorded_at: z.iso.datetime(),
  actor: z.strictObject({
    kind: z.enum(['account', 'visitor', 'seed', 'system', 'import']),
    id: z.string(),
    name: z.nullable(z.string()),
  }),
  /** Current name of the subject: a competitor's domain or a client's name; null for other events. */
  about: z.nullable(z.string()),
  client_id: z.nullable(z.string()),
  command_id: z.string(),
  correlation_id: z.string(),
  causation_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
  previous_hash: z.string(),
  hash: z.string(),
});

export const eventSubjects = ['integrations', 'competitors'] as const;

export type EventSubject = (typeof eventSubjects)[number];

/**
 * `client`, `type` (several by comma): filters. `order=newest`: the latest first, and the cursor goes back in
 * time. `number`: only that event; all parameters but `as_of` are then ignored.
 */
export const eventQuery = z.strictObject({
  after: z.optional(z.string()),
  cursor: z.optional(z.string()),
  limit: z.optional(z.string()),
  order: z.optional(z.enum(['oldest', 'newest'])),
  stream: z.optional(z.string()),
  type: z.optional(z.string()),
  correlation: z.optional(z.string()),
  client: z.optional(z.string()),
  subject: z.optional(z.enum(eventSubjects)),
  number: z.optional(z.string()),
  /** First and last day to list and count, `YYYY-MM-DD` in UTC. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  as_of: z.optional(z.string()),
});

export const eventList = z.strictObject({
  items: z.array(eventItem),
  next_cursor: z.nullable(z.string()),
  total: count,
  head: count,
});

export type EventItem = z.infer<typeof eventItem>;
export type EventList = z.infer<typeof eventList>;
