/** Which plan counts for a workspace, what of its limits is used, and the refusal when a limit is met: for every handler that adds something. */
import { countsAsTeam } from '#domain/access/membership.ts';
import type { Usage } from '#domain/contract/planSchemas.ts';
import { checkFeature, checkLimit } from '#domain/plans/checkLimit.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { activePlan } from '#domain/plans/subscription.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Refused } from './context.ts';
import { subscriptionOfWorkspace } from './subscriptionOfWorkspace.ts';

/** Whose plan, when (ISO 8601 UTC). */
export type PlanQuestion = { readonly workspaceId: string; readonly now: string };

/** The active plan of a workspace; null without one. */
export const planOf = (answers: Answers, { workspaceId, now }: PlanQuestion): PlanName | null =>
  activePlan(subscriptionOfWorkspace(answers, workspaceId, now));

/** What of the limits a workspace uses, counted from the log. The one place that counts: a new resource is a line here and in `planSchemas`. */
export const usageOf = (answers: Answers, workspaceId: string): Usage => ({
  clients: activeClientsOf(answers.clientDirectory, workspaceId).length,
  teamMembers: membersOf(answers.workspaceDirectory, workspaceId).filter(({ kind }) => countsAsTeam(kind))
    .length,
  integrations: 0,
});

/** Null when one more (or `adding` more) of the resource may be added, otherwise 402 `limitReached` for a `commit` to give back. */
export const refusedLimit = (
  answers: Answers,
  question: PlanQuestion,
  { resource, adding = 1 }: { resource: keyof Usage; adding?: number },
): Refused | null => {
  const used = usageOf(answers, question.workspaceId)[resource];
  const extras = checkLimit({ plan: planOf(answers, question), resource, used, adding });
  return extras && { ok: false, refusal: 'limitReached', extras };
};

/** As `refusedLimit`, for a feature: 402 `featureLocked`. An endpoint that is all one feature names it in the contract instead. */
export const refusedFeature = (
  answers: Answers,
  question: PlanQuestion,
  feature: Feature,
): Refused | null => {
  const extras = checkFeature(planOf(answers, question), feature);
  return extras && { ok: false, refusal: 'featureLocked', extras };
};
