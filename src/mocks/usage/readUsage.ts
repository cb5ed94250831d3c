/** Handles GET /api/usage and /api/usage/items: reports usage of the plan's limits, and each counted unit with its event. */
import { calendarDayOf, epochDayAt } from '#domain/calendar/epochDay.ts';
import {
  type CountedItem,
  type CountedReply,
  type KeptResource,
  keptResources,
  type UsageReply,
} from '#domain/contract/quotaSchemas.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import { limitOf } from '#domain/plans/checkLimit.ts';
import type { FittedResource } from '#domain/plans/fitQuota.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { clientStream } from '#events/clients/clientStream.ts';
import { dashboardStream } from '#events/dashboards/dashboardStream.ts';
import { integrationStream } from '#events/integrations/integrationStream.ts';
import { entriesAbout } from '#events/projections/changeLedger.ts';
import type { ScopedAnswers } from '#events/projections/readModel.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { seatedInvitationsOf } from '#events/projections/teamDirectory.ts';
import { numberedAt } from '#events/projections/timeline.ts';
import { reportStream } from '#events/reports/reportStream.ts';
import { workspaceStream } from '#events/workspaces/workspaceStream.ts';
import type { Context, Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { planOf, usageOf } from '../subscription/planOf.ts';
import { wordsOf } from '../subscription/resourceLabels.ts';
import { limitNameOf, resourcesOf } from '../subscription/resourcesOf.ts';
import { pausedByPlan } from '../subscription/scheduleQuota.ts';
import { callUsage, countedCalls } from './callUsage.ts';
import { reportUsage } from './reportUsage.ts';
import { usageTrend } from './usageTrend.ts';

type Asked = Pick<Context<'readUsage'>, 'answers' | 'caller' | 'now'>;

const retentionUsage = ({ answers, caller, now }: Asked): UsageReply['retention'] => {
  const { workspaceId } = caller;
  const today = epochDayAt(Date.parse(now));
  const plan = planOf(answers, { workspaceId, now });
  const limit = limitsOf(plan).retentionDays;
  const beginnings = metricSourcesOf(answers, workspaceId, today).map(({ from }) => from);
  if (beginnings.length === 0) return { limit, used: 0, first_day: null, hidden: 0 };
  const first = Math.min(...beginnings);
  const hidden = Math.max(0, (firstRetainedDay(plan, today) ?? first) - first);
  return { limit, used: today - first + 1, first_day: calendarDayOf(first), hidden };
};

const resourceOf: Readonly<Record<KeptResource, FittedResource>> = {
  clients: 'clients',
  team_members: 'members',
  integrations: 'integrations',
  dashboards: 'dashboards',
};

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

const unknownTime = '1970-01-01T00:00:00.000Z';

const nowhere = { position: null, number: null } as const;

const beginningOf = (
  { timeline, position }: ScopedAnswers,
  resource: FittedResource,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Pick<CountedItem, 'since' | 'position' | 'number'> => {
  const { stream, types } = sources[resource];
  const found = entriesAbout(timeline, `${stream(workspaceId)}/${id}`).findLast(
    (entry) => entry.position <= position && types.includes(entry.type),
  );
  return {
    since: found?.occurredAt ?? unknownTime,
    ...(found ? numberedAt(timeline, found.position) : nowhere),
  };
};

export const readUsage: Handler<'readUsage'> = async (_request, context) => {
  const { answers, caller, now } = context;
  const { workspaceId } = caller;
  const plan = planOf(answers, { workspaceId, now });
  const usage = usageOf(answers, { workspaceId, now });
  const resources = resourcesOf(answers, workspaceId);
  const trends = await usageTrend(context);
  const kept = keptResources.map((resource) => {
    const own = resourceOf[resource];
    return {
      resource,
      used: usage[limitNameOf[own]],
      limit: limitOf(plan, limitNameOf[own]),
      resets_at: null,
      aside: resources[own].aside.length,
      trend: trends[own],
    };
  });
  const reply: UsageReply = {
    items: [...kept, reportUsage(context, usage.reports), await callUsage(context)],
    retention: retentionUsage(context),
  };
  return json(200, reply);
};

const invitationsIn = (answers: ScopedAnswers, workspaceId: string): CountedItem[] =>
  seatedInvitationsOf(answers.teamDirectory, workspaceId).map(({ id, email }) => ({
    id,
    label: email,
    detail: 'Open invitation',
    count: 1,
    ...beginningOf(answers, 'members', { workspaceId, id }),
  }));

const pausedReports = (answers: ScopedAnswers, workspaceId: string): CountedItem[] =>
  pausedByPlan(answers, workspaceId).map(({ id, facts }) => {
    const paused = entriesAbout(answers.timeline, `${reportStream.of(id)}/${id}`).findLast(
      ({ type }) => type === 'ReportPaused',
    );
    return {
      id,
      label: facts.name,
      detail: 'Its schedule is paused',
      since: paused?.occurredAt ?? unknownTime,
      ...(paused ? numberedAt(answers.timeline, paused.position) : nowhere),
      count: 1,
    };
  });

const reportsIn = (
  { timeline, reportDirectory }: ScopedAnswers,
  workspaceId: string,
  now: string,
): CountedItem[] =>
  reportsOf(reportDirectory, workspaceId).flatMap((report) =>
    report.runs.flatMap(({ id, number, range, countedAt }) => {
      if (!countedAt?.startsWith(now.slice(0, 7))) return [];
      const made = entriesAbout(timeline, `${reportStream.of(report.id)}/${id}`).find(
        ({ type }) => type === 'ReportRunGenerated',
      );
      const days = range === null ? '' : `, ${range.from} to ${range.to}`;
      const detail = `Run ${number}${days}`;
      const place = made ? numberedAt(timeline, made.position) : nowhere;
      return [{ id, label: report.facts.name, detail, since: countedAt, ...place, count: 1 }];
    }),
  );

const keptReply = (answers: ScopedAnswers, workspaceId: string, asked: KeptResource): CountedReply => {
  const resource = resourceOf[asked];
  const { active, aside } = resourcesOf(answers, workspaceId)[resource];
  const item = (id: string): CountedItem => ({
    id,
    ...wordsOf[resource](answers, workspaceId, id),
    count: 1,
    ...beginningOf(answers, resource, { workspaceId, id }),
  });
  return {
    resource: asked,
    items: [...active.map(item), ...(resource === 'members' ? invitationsIn(answers, workspaceId) : [])],
    aside: aside.map(item),
  };
};

export const listCounted: Handler<'listCounted'> = async (_request, context) => {
  const { answers, caller, now } = context;
  const { workspaceId } = caller;
  const { resource } = context.query;
  if (resource === 'api_calls') return json(200, { resource, items: await countedCalls(context), aside: [] });
  return json(
    200,
    resource === 'reports'
      ? {
          resource,
          items: reportsIn(answers, workspaceId, now),
          aside: pausedReports(answers, workspaceId),
        }
      : keptReply(answers, workspaceId, resource),
  );
};
