/** The shapes of the event feed on the wire: what of a stored event a member of its workspace may see. */
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));

export const eventItem = z.strictObject({
  position: count,
  /** Its place among the events of the workspace, from 1: what people call it. The position is the log's. */
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
    /** The account's first and last name, or null. */
    name: z.nullable(z.string()),
  }),
  /** What it is about, by the name that it has now: a competitor's domain, else a client's name; null for other events. */
  about: z.nullable(z.string()),
  /** The client that it is about; null for none. */
  client_id: z.nullable(z.string()),
  command_id: z.string(),
  correlation_id: z.string(),
  causation_id: z.nullable(z.string()),
  tags: z.array(z.string()),
  data: z.record(z.string(), z.unknown()),
  previous_hash: z.string(),
  hash: z.string(),
});

/** What has a history of its own: the integrations of the workspace, and the competitors of the client that is named too. */
export const eventSubjects = ['integrations', 'competitors'] as const;

export type EventSubject = (typeof eventSubjects)[number];

/**
 * `client`: events about that client only. `type`: one, or several by comma. `order=newest` gives the latest first, and its
 * cursor goes back in time. `number`: the event of that number alone; all else but `as_of` is left out of account.
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
  /** The first and the last day of those that are listed and counted, `YYYY-MM-DD` in UTC. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  as_of: z.optional(z.string()),
});

export const eventList = z.strictObject({
  items: z.array(eventItem),
  next_cursor: z.nullable(z.string()),
  total: count,
  /** Position of the log's last event. */
  head: count,
});

export type EventItem = z.infer<typeof eventItem>;
export type EventList = z.infer<typeof eventList>;
