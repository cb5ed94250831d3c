/** The shapes of the history on the wire: what people changed, before and after, and the way back. */
import * as z from 'zod/mini';
import { mostUndone } from '../history/mostUndone.ts';
import { eventItem } from './eventSchemas.ts';

const position = z.int().check(z.gte(1));

/** In words, as a person reads it; yes or no is a boolean; null where there is nothing. */
const told = z.nullable(z.union([z.string(), z.boolean()]));

/** One field that differs, by its label: `Monthly budget`. */
const fieldChange = z.strictObject({ field: z.string(), before: told, after: told });

/** What one event of the change did to one thing. */
const changePart = z.strictObject({
  type: z.string(),
  /** The name that the thing has now; null of one without a name. */
  name: z.nullable(z.string()),
  /** What its own sentence is made from, as in `event`; null of a change of one event, which `event` tells. */
  told: z.nullable(z.pick(eventItem, { about: true, data: true })),
  fields: z.array(fieldChange),
});

/** Who did something and when; the name is null where it is nobody's. */
const trace = z.strictObject({
  position,
  at: z.iso.datetime(),
  name: z.nullable(z.string()),
});

export const historyItem = z.strictObject({
  /** The position of its first event: what `undoChange` takes. */
  id: z.string(),
  position,
  /** What the change is about: `clients`, `branding`, ... */
  subject: z.string(),
  /** What tells who, when and what: the first event, or a weightier one; of several alike one that `client` and `q` ask for. */
  event: eventItem,
  /** How many things have an event of that type in it: 3 where three clients were archived. */
  alike: position,
  /** Whether `client` and `q` ask for `event` and not for all those that are alike. */
  is_part: z.boolean(),
  /** How many events it has. */
  count: position,
  /** How many clients came with it, of an import of several, or went, of its undoing; null of any other change. */
  imported: z.nullable(position),
  /** The first twenty; that of `event` is the first one where it is a part. */
  parts: z.array(changePart),
  can_undo: z.boolean(),
  /** Why it cannot be undone; null when it can. */
  reason: z.nullable(z.string()),
  /** Whether only later changes block the undo. `readUndo` lists them, so that they can be undone together. */
  is_held: z.boolean(),
  undone_by: z.nullable(trace),
  /** The position of the change that this one took back; null of a change of its own. */
  undoes: z.nullable(position),
});

/** Days are `YYYY-MM-DD` in UTC, both included. The latest first; the cursor goes back in time. */
export const historyQuery = z.strictObject({
  q: z.optional(z.string()),
  /** Account id. */
  actor: z.optional(z.string()),
  /** Begins of streams, parted by commas, as `subscription,paymentCard`. */
  subject: z.optional(z.string()),
  client: z.optional(z.string()),
  type: z.optional(z.string()),
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

/** What undoing a change would undo, worked out without doing it. */
export const undoPreview = z.strictObject({
  /** The change that was asked for, and what lies on top of it; the latest first, as they are undone. */
  changes: z.array(historyItem),
  /** The positions that `undoChange` takes as `also`. */
  also: z.array(position),
  /** Why they cannot be undone together; null when they can. */
  reason: z.nullable(z.string()),
  /** The position of the change that blocks the undo; null if no single change does. */
  obstacle: z.nullable(position),
});

/**
 * Any event of the change. `also`: of further changes that are taken back with it, all or none; those that were undone by themselves
 * already are left out.
 */
export const undoBody = z.strictObject({
  position,
  also: z.optional(z.array(position).check(z.maxLength(mostUndone))),
});

/** `X-Log-Position` of the reply is what undoes the undoing. */
export const undoReply = z.strictObject({
  /** The change that was taken back. */
  undone: position,
  /** The types of the events that took it back. */
  types: z.array(z.string()),
});

export type HistoryItem = z.infer<typeof historyItem>;
export type UndoPreview = z.infer<typeof undoPreview>;
export type HistoryQuery = z.infer<typeof historyQuery>;
export type FieldChange = z.infer<typeof fieldChange>;
