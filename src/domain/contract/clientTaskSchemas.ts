/** The shapes of the tasks that an agency has with its clients, on the wire. */
import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

const fields = {
  text: typedText,
  /** Account id of one of the staff; null: nobody does it yet. */
  assignee_id: z.nullable(z.string()),
  /** The last day on which it is in time; null: no day. */
  due_on: z.nullable(z.string()),
} as const;

const task = {
  id: z.string(),
  ...fields,
  /** Account id of who added it. */
  by: z.string(),
  /** Account id of who did it; null while it is open. */
  done_by: z.nullable(z.string()),
  done_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  /** For `If-Match`. */
  etag: z.string(),
} as const;

export const taskOfClient = z.strictObject(task);

/** As the list of all clients has it. */
export const openTask = z.strictObject({
  ...task,
  client: z.strictObject({ id: z.string(), name: z.string() }),
});

/** `until`: only those that are due on that day or before it; left out: all. */
export const taskQuery = z.strictObject({
  until: z.optional(z.string()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

/** The earliest day first, those without a day last. */
export const taskList = z.strictObject({
  items: z.array(openTask),
  next_cursor: z.nullable(z.string()),
  total: z.int().check(z.gte(0)),
});

export const taskBody = z.strictObject({
  text: typedText,
  assignee_id: z.optional(fields.assignee_id),
  due_on: z.optional(fields.due_on),
});

/** What is left out stays. `done`: whether it is done from now on. */
export const taskChanges = z.partial(z.strictObject({ ...fields, done: z.boolean() }));
export const taskReply = z.strictObject({ task: taskOfClient });

export type TaskItem = z.infer<typeof taskOfClient>;
export type OpenTaskItem = z.infer<typeof openTask>;
