/** The refusals of a plan: no room for another dashboard, or a template that comes with a plan. */
import { type Beginning, basicTemplates, templateNames } from '#domain/dashboards/templates.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import { type DashboardState, dashboardsInUse } from '#events/dashboards/dashboardDecider.ts';
import type { Answers } from '#events/projections/answers.ts';
import type { Refused } from '../../http/context.ts';
import { type PlanQuestion, planOf } from '../../http/planOf.ts';
import { RefusalError } from '../../http/refusal.ts';

/** Counts in the stream that the decision rests on, not in the answers: these may be older than it. */
export const refusedDashboards = (
  answers: Answers,
  question: PlanQuestion,
  { before, after }: { readonly before: DashboardState; readonly after: DashboardState },
): Refused | null => {
  const used = dashboardsInUse(before);
  const adding = dashboardsInUse(after) - used;
  if (adding <= 0) return null;
  const extras = checkLimit({ plan: planOf(answers, question), resource: 'dashboards', used, adding });
  return extras && { ok: false, refusal: 'limitReached', extras };
};

/** Without a plan there is the basic template, a blank page and a copy of what is there. Refuses 402. */
export const checkTemplate = (answers: Answers, question: PlanQuestion, beginning: Beginning): void => {
  const isTemplate = templateNames.some((name) => name === beginning);
  if (!isTemplate || basicTemplates.some((name) => name === beginning)) return;
  if (planOf(answers, question) === null)
    throw new RefusalError('featureLocked', { plan: null, neededPlan: 'starter' });
};
