/** Defines the wire schemas of client tasks. */
import * as z from 'zod/mini';
import { typedText } from './typedText.ts';

const fields = {
  text: typedText,
  assignee_id: z.nullable(z.string()),
  due_on: z.nullable(z.string()),
} as const;

const task = {
  id: z.string(),
  ...fields,
  by: z.string(),
  done_by: z.nullable(z.string()),
  done_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  etag: z.string(),
} as const;

export const taskOfClient = z.strictObject(task);

export const openTask = z.strictObject({
  ...task,
  client: z.strictObject({ id: z.string(), name: z.string() }),
});

/** `until`: only tasks due by that day; default: all. */
export const taskQuery = z.strictObject({
  until: z.optional(z.string()),
  limit: z.optional(z.string()),
  cursor: z.optional(z.string()),
  as_of: z.optional(z.string()),
});

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

/** Fields that are omitted stay unchanged. `done`: the new state. */
export const taskChanges = z.partial(z.strictObject({ ...fields, done: z.boolean() }));
export const taskReply = z.strictObject({ task: taskOfClient });

export type TaskItem = z.infer<typeof taskOfClient>;
export type OpenTaskItem = z.infer<typeof openTask>;
