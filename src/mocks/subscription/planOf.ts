/** Determines a workspace's plan and usage, and refuses additions over a limit, for all handlers that add. */
import { countsAsTeam } from '#domain/access/membership.ts';
import type { Usage } from '#domain/contract/planSchemas.ts';
import { checkFeature, checkLimit } from '#domain/plans/checkLimit.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import type { Feature } from '#domain/plans/planFeatures.ts';
import { dashboardsInUse } from '#events/dashboards/dashboardDecider.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClientsOf } from '#events/projections/clientDirectory.ts';
import { planInForce } from '#events/projections/currentSubscription.ts';
import { dashboardsOf } from '#events/projections/dashboardDirectory.ts';
import { countIntegrations } from '#events/projections/integrationDirectory.ts';
import { reportsMadeIn } from '#events/projections/reportDirectory.ts';
import { seatedInvitationsOf } from '#events/projections/teamDirectory.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import type { Refused } from '../http/context.ts';
import { subscriberOf } from './subscriptionOfWorkspace.ts';
import { viewOnlyDashboards } from './viewOnlyDashboards.ts';

export type PlanQuestion = { readonly workspaceId: string; readonly now: string };

/** The plan in force, which may be simulated; null without an active subscription. */
export const planOf = (answers: Answers, { workspaceId, now }: PlanQuestion): PlanName | null =>
  planInForce(answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? ''], now);

const seatsOf = ({ workspaceDirectory, teamDirectory }: Answers, workspaceId: string): number =>
  membersOf(workspaceDirectory, workspaceId).filter(({ kind, suspended }) => countsAsTeam(kind) && !suspended)
    .length + seatedInvitationsOf(teamDirectory, workspaceId).length;

/**
 * A workspace's usage of its limits, counted from the log. The only place that counts: a new resource is a
 * line here and in `planSchemas`.
 */
export const usageOf = (answers: Answers, { workspaceId, now }: PlanQuestion): Usage => ({
  clients: activeClientsOf(answers.clientDirectory, workspaceId).length,
  teamMembers: seatsOf(answers, workspaceId),
  integrations: countIntegrations(answers.integrationDirectory, workspaceId),
  dashboards: dashboardsInUse(
    dashboardsOf(answers.dashboardDirectory, workspaceId),
    viewOnlyDashboards(answers, workspaceId),
  ),
  reports: reportsMadeIn(answers.reportDirectory, workspaceId, now.slice(0, 7)),
});

/** Null when one more (or `adding` more) fits the limit, otherwise 402 `limitReached` to return from a `commit`. */
export const refusedLimit = (
  answers: Answers,
  question: PlanQuestion,
  { resource, adding = 1 }: { resource: keyof Usage; adding?: number },
): Refused | null => {
  const used = usageOf(answers, question)[resource];
  const extras = checkLimit({ plan: planOf(answers, question), resource, used, adding });
  return extras && { ok: false, refusal: 'limitReached', extras };
};

/** As `refusedLimit`, for a feature: 402 `featureLocked`. An endpoint that needs one feature names it in the contract instead. */
export const refusedFeature = (
  answers: Answers,
  question: PlanQuestion,
  feature: Feature,
): Refused | null => {
  const extras = checkFeature(planOf(answers, question), feature);
  return extras && { ok: false, refusal: 'featureLocked', extras };
};
