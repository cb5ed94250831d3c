/** Answers a metrics query: the one function behind every screen, report and answer. */
import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type { MetricFreshness, MetricQuery, MetricReply } from '#domain/contract/metricSchemas.ts';
import { stateForClient } from '#domain/metrics/freshnessStates.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import { totalOf } from '../factStore/tally.ts';
import { pageOf } from '../http/pageOf.ts';
import { brokenNotes, withBroken } from './brokenImports.ts';
import { figureReader } from './figureReader.ts';
import { freshnessOf, notesOf } from './metricNotes.ts';
import { metricRows, pointsOf } from './metricRows.ts';
import { type MetricContext, type MetricScope, metricScope } from './metricScope.ts';
import { metricSums } from './metricSums.ts';
import { rangeOnWire } from './rangeOnWire.ts';
import { scopesOf } from './zoneScopes.ts';

export type FigureContext = MetricContext & { readonly metrics: MetricStore };

const mostRows = 500;

/** In source order, each up to its client's current day; people of a client do not see the reason for a delay. */
export const freshnessIn = (
  parts: readonly MetricScope[],
  whole: MetricScope,
  { caller, now }: MetricContext,
): MetricFreshness[] => {
  const today = new Map(
    parts.flatMap(({ sources, open }) => sources.map(({ id }) => [id, open.day] as const)),
  );
  const freshness = freshnessOf(whole.sources, {
    todayOf: ({ id }) => today.get(id) ?? whole.open.day,
    now,
  });
  if (seesWholeWorkspace(caller.kind)) return freshness;
  return freshness.map((one) => ({ ...one, state: stateForClient(one.state) }));
};

/** Rejects with a `RefusalError` for hidden clients, invalid queries, and days outside the plan's retention. */
export const metricReply = async (context: FigureContext, query: MetricQuery): Promise<MetricReply> => {
  const { metrics } = context;
  const scope = metricScope(context, query);
  const { question, compared } = scope;
  const parts = scopesOf(context, query, scope);
  const sums = await metricSums(metrics, scope, parts);
  const { current, previous } = sums;
  const broken = await metrics.broken(scope.sources);
  const read = figureReader(question.figures);
  const total = totalOf(current.steps);
  const rows = metricRows(sums, question, figureReader(null)(total, 0));
  const items = rows.map((row) => ({ id: row.key, row }));
  const page = pageOf(items, { limit: query.limit ?? String(mostRows), cursor: query.cursor });
  return {
    range: rangeOnWire(sums.range),
    compared_range: compared && rangeOnWire(compared.range),
    interval: question.interval,
    currency: 'USD',
    totals: read(total, 0),
    previous: previous && read(totalOf(previous.steps), 0),
    series: pointsOf(
      sums,
      { current: current.steps, previous: previous?.steps ?? null, from: 0, fromBefore: 0 },
      read,
    ),
    rows: page.items.map(({ row }) => row),
    next_cursor: page.next_cursor,
    total: page.total,
    freshness: withBroken(freshnessIn(parts, scope, context), broken),
    notes: [
      ...notesOf(
        scope,
        parts.filter(({ zone }) => zone !== scope.zone),
      ),
      ...brokenNotes(broken),
    ],
  };
};
