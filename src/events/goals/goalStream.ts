/** Where the goals and media budgets of a workspace's clients are kept: in one stream, so that no figure gets two goals at the same moment. */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { GoalOrBudgetEvent } from './goalEvents.ts';

/** `goals-<workspace id>`. */
export const goalStream: StreamRule<GoalOrBudgetEvent, readonly [workspaceId: string]> = {
  category: 'goals',
  of: (workspaceId) => `goals-${workspaceId}`,
  tagsOf: tagsOfClient,
};
