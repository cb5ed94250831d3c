/** Refuses dashboards over the plan's quota and templates outside the plan. */
import { type Beginning, basicTemplates, templateNames } from '#domain/dashboards/dashboardTemplates.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { type DashboardState, dashboardsInUse } from '#events/dashboards/dashboardDecider.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { type PlanQuestion, planOf, usageOf } from '../subscription/planOf.ts';
import { viewOnlyDashboards } from '../subscription/viewOnlyDashboards.ts';

/** Counts from the stream of the decision, because the read models may be older. */
export const refusedDashboards = (
  answers: Answers,
  question: PlanQuestion,
  { before, after }: { readonly before: DashboardState; readonly after: DashboardState },
): Refused | null => {
  const viewOnly = viewOnlyDashboards(answers, question.workspaceId);
  const used = dashboardsInUse(before, viewOnly);
  const adding = dashboardsInUse(after, viewOnly) - used;
  if (adding <= 0) return null;
  const extras = checkLimit({ plan: planOf(answers, question), resource: 'dashboards', used, adding });
  return extras && { ok: false, refusal: 'limitReached', extras };
};

/** Refuses 402 for a dashboard over the plan's quota, which is view-only. */
export const checkEditable = (answers: Answers, question: PlanQuestion, dashboardId: string): void => {
  const viewOnly = viewOnlyDashboards(answers, question.workspaceId);
  if (!viewOnly.includes(dashboardId)) return;
  const { dashboards: used } = usageOf(answers, question);
  const plan = planOf(answers, question);
  // After others were archived the quota has space again, and a new choice can reactivate this dashboard.
  const extras = checkLimit({ plan, resource: 'dashboards', used, adding: viewOnly.length });
  throw new RefusalError('limitReached', extras ?? {});
};

/** Without a plan only the basic template, a blank page and copies are allowed. Refuses 402. */
export const checkTemplate = (answers: Answers, question: PlanQuestion, beginning: Beginning): void => {
  const isTemplate = templateNames.some((name) => name === beginning);
  if (!isTemplate || basicTemplates.some((name) => name === beginning)) return;
  if (planOf(answers, question) === null)
    throw new RefusalError('featureLocked', { plan: null, neededPlan: 'starter' });
};
