/** Handles GET /api/portfolio: lists the agency's clients with metrics, state and reasons for attention. */
import { calendarDayOf, type EpochDay } from '#domain/calendar/epochDay.ts';
import { type ContractFee, contractEndOn, isRenewalDue } from '#domain/clients/contractRules.ts';
import { retainersOn } from '#domain/clients/retainers.ts';
import type { QueryOf } from '#domain/contract/endpoints.ts';
import type { PortfolioClient, PortfolioFigures, PortfolioReply } from '#domain/contract/portfolioSchemas.ts';
import { definedOnly } from '#domain/definedOnly.ts';
import { figuresOf, paidConversions, sumWidth } from '#domain/kpi/figureSums.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import type { RenewalState, StuckReport } from '#domain/portfolio/contractAlerts.ts';
import { activeDaysOf } from '#domain/portfolio/engagement.ts';
import { trendOf } from '#domain/portfolio/trendSteps.ts';
import type { Client } from '#events/clients/client.ts';
import { isAtWork } from '#events/clients/clientsFold.ts';
import { accountName } from '#events/projections/accountDirectory.ts';
import { alertsOf } from '#events/projections/alertDirectory.ts';
import type { Answers } from '#events/projections/answers.ts';
import { activeClientsOf, clientsOf } from '#events/projections/clientDirectory.ts';
import { budgetsOf, goalsOf } from '#events/projections/goalDirectory.ts';
import { reportsOf } from '#events/projections/reportDirectory.ts';
import { factsAbout } from '#events/projections/timeline.ts';
import { latestRun, type Report } from '#events/reports/report.ts';
import { todayFor } from '../clients/clientDay.ts';
import { payersOf } from '../clients/payersOf.ts';
import type { Tally } from '../factStore/tally.ts';
import type { Context, Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { freshnessOf, notesOf } from '../metrics/metricNotes.ts';
import { type MetricScope, metricScope } from '../metrics/metricScope.ts';
import type { MetricSums } from '../metrics/metricSums.ts';
import { projectionReader } from '../metrics/projectionReader.ts';
import { rangeOnWire } from '../metrics/rangeOnWire.ts';
import { planOf } from '../subscription/planOf.ts';
import { clientState } from './clientState.ts';
import { contactReader } from './lastContact.ts';
import { lateFacts, sourceFreshness } from './sourceFreshness.ts';
import { type ZonedSums, zonedSums } from './zonedSums.ts';

const stuckOf = (report: Report): readonly StuckReport[] => {
  const run = latestRun(report);
  if (report.archivedAt !== null || (run?.state !== 'blocked' && run?.state !== 'failed')) return [];
  return [
    {
      id: report.id,
      name: report.facts.name,
      block: run.state === 'blocked' ? (run.block?.reason ?? 'noData') : null,
      retries: run.failure !== null && run.failure.retryAt !== null && !report.paused,
    },
  ];
};

const stuckReader = (answers: Answers, workspaceId: string) => {
  const reports = Map.groupBy(reportsOf(answers.reportDirectory, workspaceId), ({ clientId }) => clientId);
  return (clientId: string): readonly StuckReport[] => (reports.get(clientId) ?? []).flatMap(stuckOf);
};

const renewalOf = (contract: readonly ContractFee[], today: EpochDay): RenewalState | null => {
  const lastDay = contractEndOn(contract, today);
  return lastDay !== null && isRenewalDue(contract, today) ? { lastDay, today } : null;
};

type PortfolioContext = Pick<Context<'readPortfolio'>, 'answers' | 'caller' | 'metrics' | 'now'>;

const shown = ({ sums, present }: Tally, place: number): PortfolioFigures => {
  const at = place * sumWidth;
  const figures = figuresOf({ sums, at, present: present[place] ?? 0 });
  const { spend_cents, revenue_cents, mer, conversions, cpa_cents, sessions } = figures;
  const paid = spend_cents === null ? null : (sums[at + paidConversions] ?? null);
  return { spend_cents, revenue_cents, mer, conversions, cpa_cents, sessions, paid_conversions: paid };
};

const none: PortfolioFigures = {
  spend_cents: null,
  revenue_cents: null,
  mer: null,
  conversions: null,
  cpa_cents: null,
  sessions: null,
  paid_conversions: null,
};

type Shown = Pick<PortfolioClient, 'figures' | 'previous' | 'trend'>;

const trendIn = ({ current, steps, groups }: MetricSums, clientId: string): PortfolioClient['trend'] => {
  const place = groups.index.get(clientId);
  const { cells } = current;
  if (place === undefined || cells === null) return { measure: 'sessions', values: [] };
  const days = steps.map((_, index) => shown(cells, place * steps.length + index));
  const measure = days.some(({ revenue_cents: revenue }) => revenue !== null) ? 'revenue_cents' : 'sessions';
  return { measure, values: trendOf(days.map((day) => day[measure])) };
};

const shownOf = (sums: MetricSums | null, clientId: string, isCompared: boolean): Shown => {
  if (sums === null)
    return { figures: none, previous: isCompared ? none : null, trend: { measure: 'sessions', values: [] } };
  const { current, previous, groups } = sums;
  const place = groups.index.get(clientId);
  const read = (tally: Tally): PortfolioFigures => (place === undefined ? none : shown(tally, place));
  return {
    figures: read(current.groups),
    previous: previous && read(previous.groups),
    trend: trendIn(sums, clientId),
  };
};

type WhichClients = Pick<QueryOf<'readPortfolio'>, 'client'>;

const isMeant = ({ client }: WhichClients) => {
  const named = client?.split(',');
  return ({ id }: { readonly id: string }): boolean => named === undefined || named.includes(id);
};

const stateReader = async (context: PortfolioContext, today: EpochDay, only: WhichClients) => {
  const { answers, caller, metrics: store, now } = context;
  const { workspaceId } = caller;
  const day = calendarDayOf(today);
  const { sources, clients: names } = metricScope(context, { ...only, from: day, to: day });
  const firstRetained = firstRetainedDay(planOf(answers, { workspaceId, now }), today);
  const todayOf = (clientId: string): EpochDay => todayFor(answers, { workspaceId, clientId }, now);
  const lastFullDays = [...names.keys()].map((id) => todayOf(id) - 1);
  const factsOf = await lateFacts({ store, sources, names, lastFullDays, firstKept: firstRetained });
  const bySource = Map.groupBy(sources, ({ clientId }) => clientId);
  const freshnessFor = (id: string) =>
    freshnessOf(bySource.get(id) ?? [], { todayOf: () => todayOf(id), now });
  const goals = Map.groupBy(goalsOf(answers.goalDirectory, workspaceId), ({ clientId }) => clientId);
  const budgets = new Map(budgetsOf(answers.goalDirectory, workspaceId).map((one) => [one.clientId, one]));
  const alerts = alertsOf(answers.alertDirectory, workspaceId).filter(({ status }) => status === 'open');
  const reports = stuckReader(answers, workspaceId);
  const projections = projectionReader(context);
  return (client: Client) => {
    const { id, contract } = client;
    return clientState(
      {
        clientId: id,
        isAtWork: isAtWork(client),
        goals: (goals.get(id) ?? []).filter(({ removedAt }) => removedAt === null),
        budget: budgets.get(id),
        sources: freshnessFor(id).map((one) => sourceFreshness(one, todayOf(id) - 1)),
        openAlerts: alerts.filter(({ clientId }) => clientId === id).length,
        activeDays: activeDaysOf(factsAbout(answers.timeline, id), today),
        stuckReports: reports(id),
        renewal: renewalOf(contract, today),
      },
      { ...factsOf(todayOf(id) - 1), projections },
    );
  };
};

const nameOfOwner = ({ answers }: PortfolioContext, { ownerId }: Client): string | null => {
  const account = ownerId === null ? undefined : answers.accountDirectory.byId[ownerId];
  return account ? accountName(account) : null;
};

const currency = 'USD';

const feesOf = (
  { answers, caller }: PortfolioContext,
  { question, compared, open }: MetricScope,
  only: WhichClients,
): PortfolioReply['mrr'] => {
  const { workspaceId } = caller;
  const meant = clientsOf(answers.clientDirectory, workspaceId).filter(isMeant(only));
  const payers = payersOf(answers, workspaceId, meant);
  const day = Math.min(question.range.to, open.day);
  return retainersOn(payers, { day, before: compared?.range.to ?? null }).map(
    ({ currency: one, cents, previousCents, fees }) => ({
      currency: one,
      cents,
      previous_cents: previousCents,
      fees: fees.map(({ previousCents: before, ...fee }) => ({ ...fee, previous_cents: before })),
    }),
  );
};

const shownClients = async (
  context: PortfolioContext,
  { scope: { open, compared }, sums, only }: { scope: MetricScope; sums: ZonedSums; only: WhichClients },
): Promise<PortfolioClient[]> => {
  const { answers, caller } = context;
  const stateOf = await stateReader(context, open.day, only);
  const contactOf = contactReader(answers, caller.workspaceId);
  const meant = activeClientsOf(answers.clientDirectory, caller.workspaceId).filter(isMeant(only));
  const shownClient = async (client: Client): Promise<PortfolioClient> => {
    const { id, name, domain, industry, sample, ownerId, tags } = client;
    const owner = nameOfOwner(context, client);
    return {
      id,
      name,
      domain,
      industry,
      sample,
      status: isAtWork(client) ? 'active' : 'paused',
      owner,
      owner_id: owner === null ? null : ownerId,
      tags: [...tags],
      ...shownOf(sums.of(id), id, compared !== null),
      ...(await stateOf(client)),
      ...contactOf(client),
    };
  };
  return Promise.all(meant.map(shownClient));
};

export const portfolioOf = async (
  context: PortfolioContext,
  query: QueryOf<'readPortfolio'>,
): Promise<PortfolioReply> => {
  const question = { ...query, interval: 'day', group_by: 'client', detail: 'series' } as const;
  const scope = metricScope(context, question);
  const sums = await zonedSums(context, question, scope);
  const { client } = query;
  const only = definedOnly({ client });
  return {
    range: rangeOnWire(scope.question.range),
    compared_range: scope.compared && rangeOnWire(scope.compared.range),
    currency,
    totals: shown(sums.total, 0),
    previous: sums.previous && shown(sums.previous, 0),
    mrr: feesOf(context, scope, only),
    clients: await shownClients(context, { scope, sums, only }),
    notes: notesOf(
      scope,
      sums.scopes.filter(({ zone }) => zone !== scope.zone),
    ),
  };
};

export const readPortfolio: Handler<'readPortfolio'> = async (_request, context) =>
  json(200, await portfolioOf(context, context.query));
