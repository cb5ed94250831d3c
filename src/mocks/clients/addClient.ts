/** Handles POST /api/clients and POST /api/clients/:id/clone: adds a client within the plan's quota. */

import { clientErrors, tidyChanges, tidyClient } from '#domain/clients/clientRules.ts';
import { type ClonePart, usualCloneParts } from '#domain/clients/cloneParts.ts';
import { copyName } from '#domain/dashboards/dashboardRules.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { checkLimit } from '#domain/plans/checkLimit.ts';
import type { ReportFacts } from '#domain/reports/reportFacts.ts';
import { longestReportName, longestSubject, longestTitle } from '#domain/reports/reportRules.ts';
import type { Client } from '#events/clients/client.ts';
import { clientDecider } from '#events/clients/clientDecider.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { clientOf } from '#events/clients/clientsFold.ts';
import { dashboardDecider, dashboardsInUse } from '#events/dashboards/dashboardDecider.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import { type GoalCommand, goalDecider } from '#events/goals/goalDecider.ts';
import { goalStream } from '#events/goals/goalStream.ts';
import type { Answers } from '#events/projections/answers.ts';
import { budgetsOf, goalsOf } from '#events/projections/goalDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import type { Report } from '#events/reports/report.ts';
import { reportDecider } from '#events/reports/reportDecider.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import type { Context, Handler } from '../http/context.ts';
import {
  begin,
  handleCommand,
  mergeRelated,
  notThere,
  type RelatedChanges,
  relatedToEach,
} from '../http/handleCommand.ts';
import { loadStream } from '../http/loadStream.ts';
import { RefusalError } from '../http/refusal.ts';
import { planOf } from '../subscription/planOf.ts';
import { checkBuilder } from '../subscription/reportQuota.ts';
import { viewOnlyDashboards } from '../subscription/viewOnlyDashboards.ts';
import { clientFieldErrors } from './clientFieldErrors.ts';
import { clientReply } from './clientItem.ts';
import { refusedClients } from './clientQuota.ts';

type Cloning = Pick<Context<'cloneClient'>, 'caller' | 'now' | 'world' | 'log'> & {
  readonly answers: Answers;
  readonly original: Client;
  readonly clone: Pick<Client, 'id' | 'name'>;
  readonly takes: readonly ClonePart[];
};

const asked = ({ caller: { workspaceId, accountId: by }, now }: Cloning) => ({ workspaceId, by, now });

const goalCommands = (cloning: Cloning): readonly GoalCommand[] => {
  const { answers, original, clone, takes, now, world } = cloning;
  if (!takes.includes('goals')) return [];
  const today = now.slice(0, 10);
  return goalsOf(answers.goalDirectory, cloning.caller.workspaceId)
    .filter(({ clientId, removedAt }) => clientId === original.id && removedAt === null)
    .map(({ figure, target, period, from }) => ({
      type: 'SetGoal',
      ...asked(cloning),
      goalId: world.ids.entity(),
      clientId: clone.id,
      figure,
      target,
      period,
      ...(from > today ? { from } : {}),
    }));
};

const budgetCommands = (cloning: Cloning): readonly GoalCommand[] => {
  const { answers, original, clone, takes } = cloning;
  if (!takes.includes('budget')) return [];
  const budget = budgetsOf(answers.goalDirectory, cloning.caller.workspaceId).find(
    ({ clientId, removedAt }) => clientId === original.id && removedAt === null,
  );
  const monthlyCents = budget?.steps.at(-1)?.monthlyCents ?? 0;
  if (monthlyCents === 0) return [];
  return [{ type: 'SetBudget', ...asked(cloning), clientId: clone.id, monthlyCents }];
};

/** References to the original now name the clone. Recipients of one client must not get reports of another. */
const factsFor = ({ original, clone }: Cloning, facts: ReportFacts): ReportFacts => {
  const renamed = (text: string, longest: number) =>
    text.replaceAll(original.name, clone.name).slice(0, longest);
  return {
    ...facts,
    name: renamed(facts.name, longestReportName),
    title: renamed(facts.title, longestTitle),
    subject: renamed(facts.subject, longestSubject),
    recipients: [],
    sections: facts.sections.map((section) =>
      section.clientId === original.id ? { ...section, clientId: clone.id } : section,
    ),
  };
};

const reportChanges = (cloning: Cloning, { id: copyOf, facts }: Report): RelatedChanges => {
  const { answers, clone, now, world, caller } = cloning;
  const reportId = world.ids.entity();
  const made = factsFor(cloning, facts);
  checkBuilder(answers, { workspaceId: caller.workspaceId, now }, made);
  const about = { ...asked(cloning), reportId, clientId: clone.id, copyOf, facts: made };
  const command = { type: 'CreateReport', beginning: 'copy', ...about } as const;
  const ask = { stream: reportStream, key: [reportId], decider: reportDecider, command } as const;
  return begin(ask, caller.workspaceId);
};

/** Dashboards are named after the clone and not shared. Refuses 402 when the plan's quota cannot hold them all. */
const dashboardChanges = async (cloning: Cloning): Promise<RelatedChanges> => {
  const { answers, original, clone, takes, now, world, log } = cloning;
  const { workspaceId } = cloning.caller;
  if (!takes.includes('dashboards')) return {};
  const subject = { stream: dashboardStream, key: [workspaceId] as const, decider: dashboardDecider };
  const { state } = await loadStream(log, dashboardStream.of(workspaceId), dashboardDecider);
  const inUse = Object.values(state.byId).filter(({ archivedAt }) => archivedAt === null);
  const own = inUse.filter(({ clientId }) => clientId === original.id);
  const taken = inUse.map(({ name }) => name);
  const commands = own.map(({ id: copyOf, name: former, widgets }) => {
    const name = copyName(former.replace(` · ${original.name}`, ''), clone.name, taken);
    taken.push(name);
    const about = { ...asked(cloning), dashboardId: world.ids.entity(), clientId: clone.id };
    return { type: 'CreateDashboard', ...about, name, beginning: 'copy', copyOf, widgets } as const;
  });
  const used = dashboardsInUse(state, viewOnlyDashboards(answers, workspaceId));
  const plan = planOf(answers, { workspaceId, now });
  const extras = checkLimit({ plan, resource: 'dashboards', used, adding: commands.length });
  if (extras && commands.length > 0) throw new RefusalError('limitReached', extras);
  return relatedToEach({ log }, subject, commands, workspaceId);
};

/** Reports are cloned without recipients and schedule. A report that the plan does not allow refuses the whole clone. */
const cloneRelatedStreams = async (cloning: Cloning): Promise<RelatedChanges> => {
  const { answers, original, takes, caller, log } = cloning;
  const { workspaceId } = caller;
  const goals = await relatedToEach(
    { log },
    { stream: goalStream, key: [workspaceId] as const, decider: goalDecider },
    [...goalCommands(cloning), ...budgetCommands(cloning)],
    workspaceId,
  );
  const reports = reportsOf(answers.reportDirectory, workspaceId).filter(
    ({ clientId, archivedAt }) => clientId === original.id && archivedAt === null,
  );
  const taken = takes.includes('reports') ? reports : [];
  return mergeRelated([
    goals,
    await dashboardChanges(cloning),
    ...taken.map((report) => reportChanges(cloning, report)),
  ]);
};

const handle = handleCommand(clientStream, clientDecider);

export const addClient: Handler<'addClient'> = (request, context) => {
  const { body, caller, now, world, answers: known } = context;
  const { workspaceId } = caller;
  const clientId = world.ids.entity();
  const { owner_id: ownerId = null, tags = [], time_zone: timeZone } = body;
  const zone = definedOnly({ timeZone });
  const facts = { clientId, ...tidyClient(body), ...zone, workspaceId, sample: false, ownerId, tags };
  return handle(request, context, {
    errors: clientFieldErrors(body, known, workspaceId),
    plan: (answers) => ({
      key: [workspaceId],
      command: { type: 'AddClient', ...facts, now },
      refuse: (states) => refusedClients(answers, { workspaceId, now }, states),
      reply: (after) => clientReply(201, clientOf(after, clientId)),
    }),
  });
};

export const cloneClient: Handler<'cloneClient'> = (request, context) => {
  const { body, params, caller, now, world } = context;
  const { workspaceId } = caller;
  const cloneId = world.ids.entity();
  const { name = '', domain = '' } = tidyChanges(body);
  const { take: takes = usualCloneParts } = body;
  return handle(request, context, {
    errors: clientErrors(body),
    plan: (answers) => ({
      key: [workspaceId],
      version: (state) => clientOf(state, params.id)?.revision ?? null,
      ifMatch: 'none',
      command: { type: 'CloneClient', clientId: params.id, cloneId, name, domain, takes, now },
      refuse: (states) => refusedClients(answers, { workspaceId, now }, states),
      related: (after) => {
        const original = clientOf(after, params.id) ?? notThere();
        return cloneRelatedStreams({ ...context, answers, original, clone: { id: cloneId, name }, takes });
      },
      reply: (after) => clientReply(201, clientOf(after, cloneId)),
    }),
  });
};
