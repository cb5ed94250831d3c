/** Answers a metrics query: the one function behind every screen, report and answer. */

import { seesWholeWorkspace } from '#domain/access/membership.ts';
import type {
  FigureSet,
  MetricFreshness,
  MetricPoint,
  MetricQuery,
  MetricReply,
  MetricRow,
} from '#domain/contract/metricSchemas.ts';
import { isFactMeasure } from '#domain/kpi/figureNames.ts';
import { sumWidth } from '#domain/kpi/figureSums.ts';
import { ratioOf } from '#domain/kpi/ratios.ts';
import { stateForClient } from '#domain/metrics/freshnessStates.ts';
import type { MetricQuestion, MetricSort } from '#domain/metrics/metricQuestion.ts';
import type { MetricStore } from '../factStore/metricStore.ts';
import type { Gathered } from '../factStore/selection.ts';
import { type Tally, totalOf } from '../factStore/tally.ts';
import { pageOf } from '../http/pageOf.ts';
import { brokenNotes, withBroken } from './brokenImports.ts';
import { figureReader } from './figureReader.ts';
import { freshnessOf, notesOf } from './metricNotes.ts';
import { type MetricContext, type MetricScope, metricScope } from './metricScope.ts';
import { type MetricSums, metricSums } from './metricSums.ts';
import { rangeOnWire } from './rangeOnWire.ts';
import { scopesOf } from './zoneScopes.ts';

export const pointsOf = (
  { steps }: Pick<MetricSums, 'steps'>,
  tallies: {
    readonly current: Tally;
    readonly previous: Tally | null;
    readonly from: number;
    readonly fromBefore: number;
  },
  read: (tally: Tally, place: number) => FigureSet,
): MetricPoint[] =>
  steps.map(({ at, open }, index) => ({
    at,
    open,
    ...read(tallies.current, tallies.from + index),
    previous: tallies.previous && read(tallies.previous, tallies.fromBefore + index),
  }));

const placesOf = (gathered: Gathered | null): number => {
  const { cells = null, groups } = gathered ?? {};
  return cells === null || groups === undefined ? 0 : cells.present.length / groups.present.length;
};

const isSilent = ({ sums, present }: Tally, place: number): boolean => {
  if (present[place] === 0) return true;
  for (let at = place * sumWidth; at < (place + 1) * sumWidth; at += 1) if (sums[at] !== 0) return false;
  return true;
};

/** Unknown values come last; equal ones are sorted by key. */
const bySort = ({ figure, descending }: MetricSort) => {
  const sign = descending ? -1 : 1;
  return (one: MetricRow, other: MetricRow): number => {
    const [a, b] = [one[figure], other[figure]];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || (one.key < other.key ? -1 : 1);
    return sign * (a - b) || (one.key < other.key ? -1 : 1);
  };
};

export const metricRows = (
  sums: MetricSums,
  { groupBy, figures, sort }: Pick<MetricQuestion, 'groupBy' | 'figures' | 'sort'>,
  totals: FigureSet,
): readonly MetricRow[] => {
  if (groupBy === null) return [];
  const { groups, current, previous, steps } = sums;
  const every = figureReader(null);
  const shown = figureReader(figures);
  const shareBy = isFactMeasure(sort.figure) ? sort.figure : 'sessions';
  const rows = groups.keys.flatMap(
    (key, group): readonly (readonly [sorted: MetricRow, shown: MetricRow])[] => {
      if (isSilent(current.groups, group) && (previous === null || isSilent(previous.groups, group)))
        return [];
      const own = every(current.groups, group);
      const whole = totals[shareBy];
      const part = own[shareBy];
      const rest = {
        previous: previous && shown(previous.groups, group),
        share: whole === null || part === null ? null : ratioOf(part, whole),
        ...(current.cells && {
          series: pointsOf(
            sums,
            {
              current: current.cells,
              previous: previous?.cells ?? null,
              from: group * steps.length,
              fromBefore: group * placesOf(previous),
            },
            shown,
          ),
        }),
      };
      const about = { key, label: groups.labels[group] ?? key };
      return [
        [
          { ...about, ...own, ...rest },
          { ...about, ...shown(current.groups, group), ...rest },
        ],
      ];
    },
  );
  const order = bySort(sort);
  return rows.toSorted(([one], [other]) => order(one, other)).map(([, row]) => row);
};

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
