/** Defines the wire schemas of history: changes with values before and after, and undo. */
import * as z from 'zod/mini';
import { mostUndone } from '../history/mostUndone.ts';
import { eventItem } from './eventSchemas.ts';

const position = z.int().check(z.gte(1));

/** A readable value: text, a boolean for yes or no, null for none. */
const scalar = z.nullable(z.union([z.string(), z.boolean()]));

const fieldChange = z.strictObject({ field: z.string(), before: scalar, after: scalar });

const changePart = z.strictObject({
  type: z.string(),
  name: z.nullable(z.string()),
  /** Input for the part's own sentence, as in `event`; null if `event` is the only one. */
  told: z.nullable(z.pick(eventItem, { about: true, data: true })),
  fields: z.array(fieldChange),
});

/** Actor and time; the name is null for automatic actions. */
const trace = z.strictObject({
  position,
  at: z.iso.datetime(),
  name: z.nullable(z.string()),
});

export const historyItem = z.strictObject({
  /** Position of the first event; `undoChange` takes it. */
  id: z.string(),
  position,
  /** Stream type: `clients`, `branding`, ... */
  subject: z.string(),
  /** The event that represents the change: the first or most important one, preferring those that match `client` and `q`. */
  event: eventItem,
  /** Number of subjects with an event of that type: 3 if three clients were archived. */
  alike: position,
  /** True if `client` and `q` match only `event` and not all alike. */
  is_part: z.boolean(),
  count: position,
  /** Clients created by an import, or removed by its undo; null for other changes. */
  imported: z.nullable(position),
  /** The first twenty; if `event` is a part, it comes first. */
  parts: z.array(changePart),
  can_undo: z.boolean(),
  reason: z.nullable(z.string()),
  /** True if only later changes block the undo. `readUndo` lists them, so that they can be undone together. */
  is_held: z.boolean(),
  undone_by: z.nullable(trace),
  /** Position of the change that this one reverted; null if it is not an undo. */
  undoes: z.nullable(position),
});

/** Days are `YYYY-MM-DD` in UTC, both included. The latest first; the cursor goes back in time. */
export const historyQuery = z.strictObject({
  q: z.optional(z.string()),
  actor: z.optional(z.string()),
  /** Comma-separated prefixes of stream names: `subscription,paymentCard`. */
  subject: z.optional(z.string()),
  client: z.optional(z.string()),
  type: z.optional(z.string()),
  /** Id of a marketplace app: what it did, and what was done to it. */
  app: z.optional(z.string()),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

export const historyList = z.strictObject({
  items: z.array(historyItem),
  next_cursor: z.nullable(z.string()),
});

/** `position`: of any event of the change. */
export const undoQuery = z.strictObject({ position: z.string(), as_of: z.optional(z.string()) });

export const undoPreview = z.strictObject({
  /** The requested change and the later ones that depend on it; the latest first, in undo order. */
  changes: z.array(historyItem),
  also: z.array(position),
  reason: z.nullable(z.string()),
  /** Position of the change that blocks the undo; null if no single change does. */
  obstacle: z.nullable(position),
});

/** Position of any event of the change. `also`: further changes, undone atomically with it; those already undone are skipped. */
export const undoBody = z.strictObject({
  position,
  also: z.optional(z.array(position).check(z.maxLength(mostUndone))),
});

/** `X-Log-Position` of the reply identifies the undo, so that it can be undone too. */
export const undoReply = z.strictObject({
  undone: position,
  types: z.array(z.string()),
});

export type HistoryItem = z.infer<typeof historyItem>;
export type UndoPreview = z.infer<typeof undoPreview>;
export type HistoryQuery = z.infer<typeof historyQuery>;
export type FieldChange = z.infer<typeof fieldChange>;
