/**
 * Names the stream of a workspace's goals and media budgets, all in one so that concurrent commands cannot
 * set two goals for one metric.
 */
import { type StreamRule, tagsOfClient } from '../streamRule.ts';
import type { GoalOrBudgetEvent } from './goalEvents.ts';

export const goalStream: StreamRule<GoalOrBudgetEvent, readonly [workspaceId: string]> = {
  category: 'goals',
  of: (workspaceId) => `goals-${workspaceId}`,
  tagsOf: tagsOfClient,
};
