/** Handles GET /api/analysis/benchmarks: compares a client with its earlier periods and the portfolio's quartiles. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import {
  fewestClients,
  fewestPeriods,
  mostPeriods,
  roundedSpread,
  spreadOf,
} from '#domain/analysis/benchmarkSpread.ts';
import { type BenchmarkReply, benchmarkFigures } from '#domain/contract/analysisSchemas.ts';
import { isFactMeasure } from '#domain/kpi/figureNames.ts';
import type { Figures } from '#domain/kpi/figureSums.ts';
import { daysIn } from '#domain/metrics/comparedRange.ts';
import { firstRetainedDay } from '#domain/metrics/retention.ts';
import { clientsOf } from '#events/projections/clientDirectory.ts';
import type { Context, Handler } from '../http/context.ts';
import { json } from '../http/respond.ts';
import { dailyFigures } from '../metrics/dailyFigures.ts';
import { metricReply } from '../metrics/metricReply.ts';
import { countsInSums, type MetricScope, metricScope } from '../metrics/metricScope.ts';
import { metricVersion } from '../metrics/metricVersion.ts';
import { metricSourcesOf } from '../sources/metricSourcesOf.ts';
import { planOf } from '../subscription/planOf.ts';

type BenchmarkContext = Context<'readBenchmarks'>;

/** Reads every active client, also for people of one, who see quartiles only. */
const portfolioFigures = async (
  { answers, caller, metrics: store }: BenchmarkContext,
  { question: { range }, open }: MetricScope,
): Promise<readonly Figures[]> => {
  const { workspaceId } = caller;
  const all = clientsOf(answers.clientDirectory, workspaceId);
  const everySource = metricSourcesOf(answers, workspaceId, open.day);
  const counts = countsInSums(all, everySource);
  const peers = all.filter((client) => client.archivedAt === null && counts(client));
  const names = new Map(peers.map(({ id, name }) => [id, name]));
  const sources = everySource.filter(({ clientId }) => names.has(clientId));
  const read = await dailyFigures({ store, sources, names, range });
  return peers.flatMap(({ id }) => {
    const found = read(id, range);
    return found?.isReported ? [found.figures] : [];
  });
};

/** Figures of the earlier periods of the same length, the oldest first, as far as the plan keeps days. */
const earlierPeriods = async (
  { answers, caller, now, metrics: store }: BenchmarkContext,
  { question: { range }, open, sources, clients: names }: MetricScope,
  clientId: string,
): Promise<readonly Figures[]> => {
  const length = daysIn(range);
  const firstRetained = firstRetainedDay(planOf(answers, { workspaceId: caller.workspaceId, now }), open.day);
  const first = Math.max(
    firstRetained ?? 0,
    ...sources
      .map(({ from }) => from)
      .toSorted((one, other) => one - other)
      .slice(0, 1),
  );
  const reach = Math.min(mostPeriods, Math.floor((range.from - first) / length));
  if (reach <= 0) return [];
  const whole = { from: range.from - reach * length, to: range.from - 1 };
  const read = await dailyFigures({ store, sources, names, range: whole });
  return Array.from({ length: reach }, (_, index) => whole.from + index * length).flatMap((from) => {
    const found = read(clientId, { from, to: from + length - 1 });
    return found?.isReported ? [found.figures] : [];
  });
};

const known = (values: readonly (number | null)[]): readonly number[] =>
  values.filter((value) => value !== null);

export const readBenchmarks: Handler<'readBenchmarks'> = async (_request, context) => {
  const { client, from, to } = context.query;
  const query = { client, from, to, measures: benchmarkFigures.join(',') };
  const scope = metricScope(context, query);
  const { totals, range, freshness, notes } = await metricReply(context, query);
  const history = await earlierPeriods(context, scope, client);
  const portfolio = await portfolioFigures(context, scope);
  const isStaff = seesWholeWorkspace(context.caller.kind);
  const figures = benchmarkFigures.map((figure): BenchmarkReply['figures'][number] => {
    const earlier = history.map((one) => one[figure]);
    // Sums depend on the size of a client, which is not an achievement.
    const peers = isFactMeasure(figure) ? [] : known(portfolio.map((one) => one[figure]));
    const quartiles = spreadOf(peers, fewestClients);
    return {
      figure,
      value: totals[figure],
      history: [...earlier],
      own: spreadOf(known(earlier), fewestPeriods),
      portfolio: quartiles === null || isStaff ? quartiles : roundedSpread(quartiles),
    };
  });
  const reply: BenchmarkReply = {
    range,
    periods: history.length,
    clients: portfolio.length,
    figures,
    freshness,
    notes,
  };
  return json(200, reply, { ETag: metricVersion(context) });
};
