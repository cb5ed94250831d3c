/** Where a task is kept: each in a stream of its own. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientTaskEvent } from './clientTaskEvents.ts';

/** `clientTask-<task id>`. */
export const clientTaskStream: StreamRule<ClientTaskEvent> = {
  category: 'clientTask',
  of: (taskId) => `clientTask-${taskId}`,
  tagsOf: tagsOfClient,
};
