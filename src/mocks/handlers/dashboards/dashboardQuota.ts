/** The refusals of a plan: no room for another dashboard, or a template that comes with a plan. */
import { type Beginning, basicTemplates, templateNames } from '#domain/dashboards/templates.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { type DashboardState, dashboardsInUse } from '#events/dashboards/dashboardDecider.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../../http/context.ts';
import { type PlanQuestion, planOf, usageOf } from '../../http/planOf.ts';
import { RefusalError } from '../../http/refusal.ts';
import { viewOnlyDashboards } from '../../http/viewOnlyDashboards.ts';

/** Counts in the stream that the decision rests on, not in the answers: these may be older than it. */
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

/** Refuses 402 to change what the plan has no room for. */
export const checkEditable = (answers: Answers, question: PlanQuestion, dashboardId: string): void => {
  const viewOnly = viewOnlyDashboards(answers, question.workspaceId);
  if (!viewOnly.includes(dashboardId)) return;
  const { dashboards: used } = usageOf(answers, question);
  const plan = planOf(answers, question);
  // There is room again when others were archived: the choice of what stays takes this one back.
  const extras = checkLimit({ plan, resource: 'dashboards', used, adding: viewOnly.length });
  throw new RefusalError('limitReached', extras ?? {});
};

/** Without a plan there is the basic template, a blank page and a copy of what is there. Refuses 402. */
export const checkTemplate = (answers: Answers, question: PlanQuestion, beginning: Beginning): void => {
  const isTemplate = templateNames.some((name) => name === beginning);
  if (!isTemplate || basicTemplates.some((name) => name === beginning)) return;
  if (planOf(answers, question) === null)
    throw new RefusalError('featureLocked', { plan: null, neededPlan: 'starter' });
};
