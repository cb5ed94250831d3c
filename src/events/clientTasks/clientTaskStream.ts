/** Names the stream of a task. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { ClientTaskEvent } from './clientTaskEvents.ts';

export const clientTaskStream: StreamRule<ClientTaskEvent> = {
  category: 'clientTask',
  of: (taskId) => `clientTask-${taskId}`,
  tagsOf: tagsOfClient,
};
