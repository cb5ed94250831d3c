/** Lists a workspace's clients, people, connections and dashboards in the order in which a quota keeps them. */
import { countsAsTeam } from '#domain/access/membership.ts';
import type { Usage } from '#domain/contract/planSchemas.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import {
  type FittedResource,
  fitQuota,
  mapResources,
  type QuotaChanges,
  type QuotaQuestion,
  type ResourceIds,
  stayingIn,
} from '#domain/plans/fitQuota.ts';
import type { PlanName } from '#domain/plans/planCatalogue.ts';
import type { Answers } from '#events/projections/answers.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { everyDashboardOf } from '#events/projections/dashboardDirectory.ts';
import { integrationsOf } from '#events/projections/integrationDirectory.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import { scheduleQuota } from './scheduleQuota.ts';
import { subscriberOf } from './subscriptionOfWorkspace.ts';

export const limitNameOf: Readonly<Record<FittedResource, keyof Usage>> = {
  clients: 'clients',
  members: 'teamMembers',
  integrations: 'integrations',
  dashboards: 'dashboards',
};

export type FittingQuestion = {
  readonly workspaceId: string;
  readonly plan: PlanName | null;
  readonly keep: ResourceIds | null;
  readonly stays?: readonly string[];
};

type Listed = Pick<QuotaQuestion, 'active' | 'aside' | 'fixed'>;

const asideOf = (answers: Answers, workspaceId: string): ResourceIds =>
  answers.currentSubscription.byAccount[subscriberOf(answers, workspaceId) ?? '']?.aside ??
  mapResources(() => []);

const listed = (
  all: readonly { readonly id: string; readonly inUse: boolean }[],
  aside: readonly string[],
): Listed => {
  const known = new Set(aside);
  return {
    active: all.filter(({ inUse }) => inUse).map(({ id }) => id),
    aside: all.filter(({ id, inUse }) => !inUse && known.has(id)).map(({ id }) => id),
  };
};

export const resourcesOf = (
  answers: Answers,
  workspaceId: string,
  stays: readonly string[] = [],
): Readonly<Record<FittedResource, Listed>> => {
  const aside = asideOf(answers, workspaceId);
  const clients = clientsOf(answers.clientDirectory, workspaceId);
  const members = membersOf(answers.workspaceDirectory, workspaceId).filter(({ kind }) => countsAsTeam(kind));
  const owner = members.filter(({ kind }) => kind === 'owner').map(({ accountId }) => accountId);
  const connections = integrationsOf(answers.integrationDirectory, workspaceId);
  const dashboards = everyDashboardOf(answers.dashboardDirectory, workspaceId);
  return {
    clients: listed(
      clients.map(({ id, archivedAt }) => ({ id, inUse: archivedAt === null })),
      aside.clients,
    ),
    members: {
      ...listed(
        members.map(({ accountId, suspended }) => ({ id: accountId, inUse: suspended !== true })),
        aside.members,
      ),
      fixed: [...owner, ...stays],
    },
    integrations: listed(
      connections.map(({ id, status }) => ({ id, inUse: status === 'connected' })),
      aside.integrations,
    ),
    dashboards: listed(
      dashboards
        .map(({ id, archivedAt }) => ({ id, isThere: archivedAt === null }))
        // Items archived by hand meanwhile are restored last.
        .toSorted((one, other) => Number(other.isThere) - Number(one.isThere))
        .map(({ id, isThere }) => ({ id, inUse: isThere && !aside.dashboards.includes(id) })),
      aside.dashboards,
    ),
  };
};

const questionFor = (
  resource: FittedResource,
  found: Listed,
  { plan, keep }: Pick<FittingQuestion, 'plan' | 'keep'>,
): QuotaQuestion => ({
  ...found,
  limit: limitOf(plan, limitNameOf[resource]),
  keep: keep?.[resource] ?? null,
});

/** Connections of kept clients come first, because no one reads the metrics of the others. */
const byStayingClient = (
  answers: Answers,
  workspaceId: string,
  found: Listed,
  clients: readonly string[],
): Listed => {
  const state = answers.integrationDirectory.byWorkspace[workspaceId];
  const staying = new Set(clients);
  const isRead = (id: string) => staying.has(state?.byId[id]?.clientId ?? '');
  const sorted = (ids: readonly string[]) => [...ids.filter(isRead), ...ids.filter((id) => !isRead(id))];
  return { active: sorted(found.active), aside: sorted(found.aside) };
};

export type Fitting = { readonly staying: ResourceIds; readonly changes: QuotaChanges };

export const fittingFor = (answers: Answers, question: FittingQuestion): Fitting => {
  const { workspaceId, stays } = question;
  const all = resourcesOf(answers, workspaceId, stays);
  const clients = questionFor('clients', all.clients, question);
  const staying = stayingIn(clients);
  const integrations = byStayingClient(answers, workspaceId, all.integrations, staying);
  const questions = {
    clients,
    members: questionFor('members', all.members, question),
    integrations: questionFor('integrations', integrations, question),
    dashboards: questionFor('dashboards', all.dashboards, question),
  };
  const changes = mapResources((one) => fitQuota(questions[one]));
  const limit = limitOf(question.plan, 'reports');
  const schedules = scheduleQuota(answers, { workspaceId, limit, clients: staying });
  return {
    staying: mapResources((one) => stayingIn(questions[one])),
    changes: {
      putAside: { ...mapResources((one) => changes[one].putAside), schedules: schedules.putAside },
      takeBack: { ...mapResources((one) => changes[one].takeBack), schedules: schedules.takeBack },
    },
  };
};
