/** All that a caller may see of the workspace, as facts for answers. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { KnownClient, KnownEvent, KnownPerson, WorkspaceFacts } from '#domain/answers/answer.ts';
import { activePlan, limitsOf } from '#domain/plans/subscription.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Answers } from '#events/projections/readModel.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import { maySee } from '#events/projections/workspaceHistory.ts';
import { actorName, personBehind } from '../activity/actorName.ts';
import { viewerOf } from '../activity/eventItem.ts';
import type { Caller } from '../http/context.ts';
import { usageOf } from '../http/planOf.ts';
import { subscriptionOfWorkspace } from '../http/subscriptionOfWorkspace.ts';

type Asked = { readonly answers: Answers; readonly caller: Caller; readonly now: string };

const actors = {
  seed: 'Demo data',
  system: 'AgencyLens',
  import: 'An import',
  visitor: 'Someone',
  account: 'Someone',
};

const eventOf = (event: StoredEvent, answers: Answers): KnownEvent => {
  const { position, type, occurredAt: at, actor, tags } = event;
  const clientId = tags.find((tag) => tag.startsWith('client:'))?.slice('client:'.length) ?? null;
  return {
    position,
    type,
    at,
    actor: actorName(event, answers) ?? actors[actor.kind],
    actorId: personBehind(event) ?? actor.id,
    clientId,
  };
};

const clientsFor = ({ answers, caller }: Asked): readonly KnownClient[] =>
  clientsOf(answers.clientDirectory, caller.workspaceId)
    .filter(({ id }) => seesWholeWorkspace(caller.kind) || id === caller.clientId)
    .map(({ id, name, archivedAt }) => ({ id, name, archived: archivedAt !== null }));

/** People of a client know the agency and each other (ruling D11). */
const peopleFor = ({ answers, caller }: Asked): readonly KnownPerson[] =>
  membersOf(answers.workspaceDirectory, caller.workspaceId)
    .filter(
      ({ kind, clientId }) =>
        seesWholeWorkspace(caller.kind) || seesWholeWorkspace(kind) || clientId === caller.clientId,
    )
    .flatMap(({ accountId, kind }) => {
      const account = answers.accountDirectory.byId[accountId];
      return account
        ? [{ id: accountId, name: accountName(account), role: account.role, owner: kind === 'owner' }]
        : [];
    });

const eventsFor = ({ answers, caller }: Asked): readonly KnownEvent[] => {
  const viewer = viewerOf(caller);
  return answers.history
    .slice(0, answers.position)
    .filter((event) => maySee(viewer, event))
    .map((event) => eventOf(event, answers));
};

export const workspaceFacts = (asked: Asked): WorkspaceFacts => {
  const { answers, caller, now } = asked;
  const subscription = subscriptionOfWorkspace(answers, caller.workspaceId, now);
  const plan = activePlan(subscription);
  const cycle = subscription?.stripe_price_id.endsWith('_yearly') ? 'yearly' : 'monthly';
  return {
    workspace: answers.workspaceDirectory.byId[caller.workspaceId]?.name ?? '',
    now,
    plan,
    cycle: plan === null ? null : cycle,
    periodEnd: subscription?.current_period_end ?? null,
    trialEnd: subscription?.trial_end ?? null,
    limits: limitsOf(plan),
    used: seesWholeWorkspace(caller.kind) ? usageOf(answers, caller.workspaceId) : null,
    clients: clientsFor(asked),
    people: peopleFor(asked),
    events: eventsFor(asked),
  };
};
