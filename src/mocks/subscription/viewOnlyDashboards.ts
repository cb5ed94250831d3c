/** Lists dashboards over the plan's quota, which stay readable but cannot be changed. */
import type { Answers } from '#events/projections/answers.ts';
import { subscriberOf } from './subscriptionOfWorkspace.ts';

export const viewOnlyDashboards = (answers: Answers, workspaceId: string): readonly string[] =>
  answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? '']?.aside.dashboards ?? [];
