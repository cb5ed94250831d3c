/** Collects all that a caller may see of the workspace as facts for answers. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { AgencyFacts, KnownEvent, KnownPerson, ReportTime, WorkspaceFacts } from '#domain/ask/answer.ts';
import type { ClientProgress } from '#domain/ask/clientProgress.ts';
import type { PortfolioClient } from '#domain/contract/portfolioSchemas.ts';
import type { KnownClient } from '#domain/figureQuestions/lexeme.ts';
import { isPlatformId } from '#domain/integrations/platforms.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { actorOfEvent } from '#events/actorOf.ts';
import { conversationStream } from '#events/conversations/conversationStream.ts';
import { categoryOf, entityOf } from '#events/entityOf.ts';
import type { StoredEvent } from '#events/log/storedEvent.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { numberAt } from '#events/projections/timeline.ts';
import { membersOf } from '#events/projections/workspaceDirectory.ts';
import { taggedClient } from '#events/tags.ts';
import { actorName } from '../activity/actorName.ts';
import { viewerOf } from '../activity/eventItem.ts';
import { visibleEvents } from '../activity/visibleEvents.ts';
import { callsIn } from '../apiKeys/callsIn.ts';
import { todayFor } from '../clients/clientDay.ts';
import type { Context } from '../http/context.ts';
import type { FigureContext } from '../metrics/metricReply.ts';
import { unusualDaysOf } from '../metrics/unusualDaysOf.ts';
import { canSeePerson } from '../people/canSeePerson.ts';
import { portfolioOf } from '../portfolio/readPortfolio.ts';
import { planOf, usageOf } from '../subscription/planOf.ts';
import { subscriptionOfWorkspace } from '../subscription/subscriptionOfWorkspace.ts';
import { agencyFacts, usualQuery } from './agencyFacts.ts';
import { boardSummary, summaryOn } from './boardSummary.ts';
import { documentsFor } from './documentsFor.ts';
import { nameIn, personIn, reportedClient } from './eventFacts.ts';
import { eventPoints } from './eventPoints.ts';

/** The query names only this client, so no other can leak. */
const ownRow = async (context: FigureContext, clientId: string): Promise<readonly PortfolioClient[]> => {
  if (context.caller.clientId !== clientId) return [];
  const { interval: _interval, ...query } = usualQuery(context, clientId);
  return (await portfolioOf(context, { ...query, client: clientId })).clients;
};

const progressReader =
  (context: FigureContext, agency: AgencyFacts | null) =>
  async (clientId: string): Promise<ClientProgress | null> => {
    const { answers, caller, now } = context;
    const clients = await (agency === null ? ownRow(context, clientId) : agency.portfolio());
    const found = clients.find(({ id }) => id === clientId);
    if (found === undefined) return null;
    const { budget, health } = found;
    const today = todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now);
    return { budget, goals: health.inputs.goals, lastDay: today - 1 };
  };

export type Asked = Pick<Context<'askQuestion'>, 'log' | 'answers' | 'caller' | 'now' | 'metrics' | 'calls'>;

const actors = {
  seed: 'Demo data',
  system: 'AgencyLens',
  import: 'An import',
  visitor: 'Someone',
  account: 'Someone',
};

const eventOf = (event: StoredEvent, { answers, caller }: Asked, point: string | null): KnownEvent => {
  const { position, type, occurredAt: at, actor, tags } = event;
  const clientId = taggedClient(tags) ?? (seesWholeWorkspace(caller.kind) ? reportedClient(event) : null);
  const { platform }: { platform?: unknown } = event.data;
  const by = actorOfEvent(event);
  return {
    position,
    number: numberAt(answers.timeline, position),
    type,
    at,
    actor: actorName(by, answers, caller) ?? actors[actor.kind],
    actorId: by.person ?? actor.id,
    clientId,
    byMachine: by.kind === 'system',
    platform: isPlatformId(platform) ? platform : null,
    thing: entityOf(event),
    name: nameIn(event),
    point,
    personId: personIn(event, answers),
  };
};

const clientsFor = ({ answers, caller }: Asked): readonly KnownClient[] =>
  clientsOf(answers.clientDirectory, caller.workspaceId)
    .filter(({ id }) => seesWholeWorkspace(caller.kind) || id === caller.clientId)
    .map(({ id, name, archivedAt, timeZone }) => ({
      id,
      name,
      archived: archivedAt !== null,
      ...(timeZone ? { zone: timeZone } : {}),
    }));

const peopleFor = ({ answers, caller }: Asked): readonly KnownPerson[] =>
  membersOf(answers.workspaceDirectory, caller.workspaceId)
    .filter((one) => canSeePerson(caller, one))
    .flatMap(({ accountId, kind }) => {
      const account = answers.accountDirectory.byId[accountId];
      return account
        ? [{ id: accountId, name: accountName(account), role: account.role, owner: kind === 'owner' }]
        : [];
    });

/** Ask AI events are omitted, because an answer would report its own question. */
const eventsFor = async (asked: Asked): Promise<readonly KnownEvent[]> => {
  const { log, answers, caller } = asked;
  const events = await visibleEvents(log, viewerOf(caller), { upTo: answers.position });
  const pointOf = eventPoints(answers);
  return events
    .filter(({ stream }) => categoryOf(stream) !== conversationStream.category)
    .map((event) => eventOf(event, asked, pointOf(event)));
};

const reportsSentTo = (asked: Asked): readonly ReportTime[] => {
  const known = new Map(clientsFor(asked).map((client) => [client.id, client]));
  return reportsOf(asked.answers.reportDirectory, asked.caller.workspaceId)
    .flatMap(({ facts, clientId, runs }) => {
      const client = known.get(clientId);
      if (client === undefined) return [];
      const { name, zone } = client;
      return runs.flatMap(({ sentAt }) =>
        sentAt === null ? [] : [{ report: facts.name, client: name, at: sentAt, ...(zone && { zone }) }],
      );
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
};

const usedBy = async (asked: Asked): Promise<WorkspaceFacts['used']> => {
  const { answers, calls, caller, now } = asked;
  const question = { workspaceId: caller.workspaceId, now };
  return {
    ...usageOf(answers, question),
    apiCalls: callsIn(answers, await calls.pending(caller.workspaceId), question),
  };
};

export const workspaceFacts = async (asked: Asked): Promise<WorkspaceFacts> => {
  const { answers, caller, now } = asked;
  const ofAgency = seesWholeWorkspace(caller.kind);
  const subscription = ofAgency ? subscriptionOfWorkspace(answers, caller.workspaceId, now) : null;
  const plan = ofAgency ? planOf(answers, { workspaceId: caller.workspaceId, now }) : null;
  const agency = ofAgency ? agencyFacts(asked) : null;
  const cycle = subscription?.stripe_price_id.endsWith('_yearly') ? 'yearly' : 'monthly';
  return {
    workspace: answers.workspaceDirectory.byId[caller.workspaceId]?.name ?? '',
    now,
    plan,
    cycle: plan === null ? null : cycle,
    periodEnd: subscription?.current_period_end ?? null,
    trialEnd: subscription?.trial_end ?? null,
    limits: limitsOf(plan),
    used: ofAgency ? await usedBy(asked) : null,
    clients: clientsFor(asked),
    people: peopleFor(asked),
    events: await eventsFor(asked),
    reportsSent: reportsSentTo(asked),
    documents: documentsFor(asked),
    summary: (clientId) => boardSummary(asked, clientId),
    summaryOn: (...of) => summaryOn(asked, ...of),
    todayOf: (clientId) => todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now),
    unusual: (figures) => unusualDaysOf(asked, { figures, ofEach: Number.POSITIVE_INFINITY }),
    progress: progressReader(asked, agency),
    agency,
  };
};
