/** Handles GET /api/portal: summarises a client's month, computed as a report is. */
import type { PortalReply } from '#domain/contract/portalSchemas.ts';
import { isBehind } from '#domain/metrics/freshnessStates.ts';
import { defaultView } from '#domain/metrics/view.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { hasReachedClient } from '#domain/reports/lifecycle.ts';
import type { Section } from '#domain/reports/section.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { todayFor } from '../clients/clientDay.ts';
import { statusOf } from '../clients/clientItem.ts';
import { clientScope } from '../clients/clientScope.ts';
import type { Context, Handler } from '../http/context.ts';
import { RefusalError } from '../http/refusal.ts';
import { json } from '../http/respond.ts';
import { freshnessOf } from '../metrics/metricNotes.ts';
import { makeContent } from '../reports/makeContent.ts';
import { pinnedContent } from '../reports/pinnedContent.ts';
import { mayReadRun } from '../reports/runItem.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';

const blank = { title: '', by: null, text: '', clientId: null, period: null, filters: '' } as const;

const sections: readonly Section[] = [
  { ...blank, id: 'goals', kind: 'goals', figures: [] },
  { ...blank, id: 'figures', kind: 'figures', figures: ['revenue_cents', 'conversions', 'sessions'] },
  { ...blank, id: 'actions', kind: 'actions', figures: [] },
];

/** The default of the board below, so that a metric has the same change in both places. */
const { compare, match } = defaultView({ retentionDays: unlimited });

const monthOf = ({ answers, caller, metrics, now }: Context<'readPortal'>, clientId: string) =>
  makeContent(
    { answers, metrics, workspaceId: caller.workspaceId, now },
    {
      name: 'This month',
      title: '',
      clientId,
      period: { kind: 'relative', period: 'monthToDate' },
      compare: compare === 'custom' ? 'none' : compare,
      ...(match === 'weekday' ? { match } : {}),
      filters: '',
      sections,
      today: todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now),
    },
  );

const refreshingOf = ({ answers, caller, now }: Context<'readPortal'>, clientId: string): string[] => {
  const today = todayFor(answers, { workspaceId: caller.workspaceId, clientId }, now);
  const sources = metricSourcesOf(answers, caller.workspaceId, today).filter(
    (one) => one.clientId === clientId,
  );
  const behind = freshnessOf(sources, { todayOf: () => today, now }).filter(({ state }) => isBehind(state));
  return [...new Set(behind.map(({ label }) => label))];
};

/** Reports in a row without next steps, after which none are looked for. */
const mostReportsRead = 12;

const nextStepsOf = async (
  { answers, caller, log }: Context<'readPortal'>,
  clientId: string,
): Promise<string> => {
  const runs = reportsOf(answers.reportDirectory, caller.workspaceId)
    .filter((report) => report.clientId === clientId)
    .flatMap((report) => report.runs.map((run) => ({ report, run })))
    .filter((one) => hasReachedClient(one.run.state) && mayReadRun(caller, one))
    .toSorted((one, other) => (one.run.startedAt < other.run.startedAt ? 1 : -1))
    .slice(0, mostReportsRead);
  for (const { report, run } of runs) {
    const pinned = await pinnedContent(log, { reportId: report.id, runId: run.id }, answers.position);
    const text = pinned?.content.sections.find((section) => section.kind === 'next' && section.text !== '');
    if (text?.kind === 'next') return text.text;
  }
  return '';
};

export const readPortal: Handler<'readPortal'> = async (_request, context) => {
  const { answers, caller, query } = context;
  const { workspaceId } = caller;
  const id = clientScope(caller, query.client);
  const client = clientsOf(answers.clientDirectory, workspaceId).find((one) => one.id === id);
  if (!client) throw new RefusalError('invalid', { errors: { client: 'Choose a client' } });
  const status = statusOf(client);
  const isActive = status === 'active';
  const reply: PortalReply = {
    client: { id: client.id, name: client.name, status, logo_id: client.logoId },
    agency: answers.workspaceDirectory.byId[workspaceId]?.name ?? '',
    month: isActive ? await monthOf(context, client.id) : null,
    refreshing: isActive ? refreshingOf(context, client.id) : [],
    next_steps: isActive ? await nextStepsOf(context, client.id) : '',
  };
  return json(200, reply);
};
