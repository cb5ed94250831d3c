/** Which dashboards the plan has no room for: they are read as before, and changed by nobody until there is room. */
import type { Answers } from '#events/projections/answers.ts';
import { subscriberOf } from './subscriptionOfWorkspace.ts';

/** Ids. */
export const viewOnlyDashboards = (answers: Answers, workspaceId: string): readonly string[] =>
  answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? '']?.aside.dashboards ?? [];
