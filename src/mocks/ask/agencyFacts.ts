/** Collects facts for Ask AI that only the agency may see: files, due reports and the portfolio. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { AgencyFacts, ClientFile, ReportTime } from '#domain/ask/answer.ts';
import { type EpochDay, epochDayAt } from '#domain/calendar/epochDay.ts';
import { memoizeOnce } from '#domain/english/memoizeOnce.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import { defaultView, rangeDays, visibleDays } from '#domain/metrics/view.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { nextRun, type Schedule } from '#domain/reports/schedule.ts';
import type { Client } from '#events/clients/client.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { notesOf } from '#events/projections/clientFiles.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import { versionTag } from '../http/version.ts';
import type { FigureContext } from '../metrics/metricReply.ts';
import { personNameFor, type Reader } from '../people/personNameFor.ts';
import { portfolioOf } from '../portfolio/readPortfolio.ts';
import { planOf } from '../subscription/planOf.ts';

const fileOf = ({ id, pausedAt, ownerId, contract, revision }: Client, reader: Reader): ClientFile => ({
  id,
  etag: versionTag(revision),
  paused: pausedAt !== null,
  owner: ownerId === null ? null : personNameFor(ownerId, reader),
  contract,
});

export const usualQuery = (
  { answers, caller, now }: FigureContext,
  clientId: string | null,
  days: Days | null = null,
) => {
  const plan = planOf(answers, { workspaceId: caller.workspaceId, now });
  // People of a client do not know the plan, so their board begins as without a retention limit.
  const retentionDays = seesWholeWorkspace(caller.kind) ? limitsOf(plan).retentionDays : unlimited;
  const today = todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now);
  const view = { ...defaultView({ retentionDays }), client: clientId };
  return metricQueryOf(view, days ?? visibleDays(rangeDays(view, today), { today, retentionDays }));
};

const runsUntil = (first: string, schedule: Schedule | null, lastDay: EpochDay): readonly string[] => {
  const runs = [first];
  for (let at: string | null = first; at !== null; ) {
    at = schedule === null ? null : nextRun(schedule, at);
    if (at === null || epochDayAt(Date.parse(at)) > lastDay) break;
    runs.push(at);
  }
  return runs.filter((at) => epochDayAt(Date.parse(at)) <= lastDay);
};

const dueReports = ({ answers, caller }: FigureContext, lastDay: EpochDay | null): readonly ReportTime[] => {
  const known = new Map(
    clientsOf(answers.clientDirectory, caller.workspaceId).map((client) => [client.id, client]),
  );
  return reportsOf(answers.reportDirectory, caller.workspaceId).flatMap(
    ({ facts, clientId, nextAt, archivedAt, schedule }) => {
      if (nextAt === null || archivedAt !== null) return [];
      const client = known.get(clientId);
      const zone = client?.timeZone;
      const runs = lastDay === null ? [nextAt] : runsUntil(nextAt, schedule, lastDay);
      return runs.map((at) => ({
        report: facts.name,
        client: client?.name ?? clientId,
        at,
        ...(zone ? { zone } : {}),
      }));
    },
  );
};

export const agencyFacts = (context: FigureContext): AgencyFacts => {
  const { answers, caller } = context;
  const { interval: _interval, ...query } = usualQuery(context, null);
  const { workspaceId, role } = caller;
  return {
    mayRankFees: role === 'admin',
    notes: (clientId) =>
      notesOf(answers.clientFiles, { workspaceId, clientId }).map(({ addedAt: at, text }) => ({ at, text })),
    files: clientsOf(answers.clientDirectory, caller.workspaceId).map((client) =>
      fileOf(client, { answers, caller }),
    ),
    reportsDue: dueReports(context, null),
    reportRuns: (lastDay) => dueReports(context, lastDay),
    portfolio: memoizeOnce(async () => (await portfolioOf(context, query)).clients),
  };
};
