/** GET /api/usage and /api/usage/items: what of the plan's limits is used, and each unit that counts with the event from which it does. */
import type { CountedItem, CountedReply, CountedResource, UsageReply } from '#domain/contract/roomSchemas.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import type { FittedResource } from '#domain/plans/fitRoom.ts';
import { clientStream } from '#events/clients/stream.ts';
import { dashboardStream } from '#events/dashboards/stream.ts';
import { integrationStream } from '#events/integrations/stream.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { openInvitationsOf } from '#events/projections/teamDirectory.ts';
import { workspaceStream } from '#events/workspaces/stream.ts';
import type { Handler } from '../../http/context.ts';
import { planOf, usageOf } from '../../http/planOf.ts';
import { limitNameOf, resourcesOf } from '../../http/resourcesOf.ts';
import { wordsOf } from '../../http/resourceWords.ts';
import { json } from '../../http/respond.ts';

const resourceOf: Readonly<Record<CountedResource, FittedResource>> = {
  clients: 'clients',
  team_members: 'members',
  integrations: 'integrations',
  dashboards: 'dashboards',
};

/** In which stream each is told, and from which events on it counts. */
const sources: Readonly<
  Record<
    FittedResource,
    { readonly stream: (workspaceId: string) => string; readonly types: readonly string[] }
  >
> = {
  clients: { stream: clientStream.of, types: ['ClientAdded', 'ClientRestored'] },
  members: {
    stream: workspaceStream.of,
    types: ['MemberJoined', 'MemberReinstated', 'MemberInvited', 'InvitationRestored'],
  },
  integrations: { stream: integrationStream.of, types: ['IntegrationConnected', 'IntegrationRestored'] },
  dashboards: { stream: dashboardStream.of, types: ['DashboardCreated', 'DashboardRestored'] },
};

const beginningOf = (
  { ledger, position }: ScopedAnswers,
  resource: FittedResource,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Pick<CountedItem, 'since' | 'position'> => {
  const { stream, types } = sources[resource];
  const found = (ledger.about.get(`${stream(workspaceId)}/${id}`) ?? []).findLast(
    (entry) => entry.position <= position && types.includes(entry.type),
  );
  return { since: found?.occurredAt ?? '1970-01-01T00:00:00.000Z', position: found?.position ?? null };
};

export const readUsage: Handler<'readUsage'> = (_request, { answers, caller, now }) => {
  const { workspaceId } = caller;
  const plan = planOf(answers, { workspaceId, now });
  const usage = usageOf(answers, workspaceId);
  const resources = resourcesOf(answers, workspaceId);
  const reply: UsageReply = {
    items: (Object.keys(resourceOf) as CountedResource[]).map((resource) => {
      const own = resourceOf[resource];
      return {
        resource,
        used: usage[limitNameOf[own]],
        limit: limitOf(plan, limitNameOf[own]),
        resets_at: null,
        aside: resources[own].aside.length,
      };
    }),
  };
  return json(200, reply);
};

/** Invitations take a place of the team until they are accepted or withdrawn. */
const invitationsIn = (answers: ScopedAnswers, workspaceId: string): CountedItem[] =>
  openInvitationsOf(answers.teamDirectory, workspaceId).map(({ id, email }) => ({
    id,
    label: email,
    detail: 'Open invitation',
    ...beginningOf(answers, 'members', { workspaceId, id }),
  }));

export const listCounted: Handler<'listCounted'> = (_request, { answers, caller, query }) => {
  const { workspaceId } = caller;
  const resource = resourceOf[query.resource];
  const { active, aside } = resourcesOf(answers, workspaceId)[resource];
  const item = (id: string): CountedItem => ({
    id,
    ...wordsOf[resource](answers, workspaceId, id),
    ...beginningOf(answers, resource, { workspaceId, id }),
  });
  const reply: CountedReply = {
    resource: query.resource,
    items: [...active.map(item), ...(resource === 'members' ? invitationsIn(answers, workspaceId) : [])],
    aside: aside.map(item),
  };
  return json(200, reply);
};
