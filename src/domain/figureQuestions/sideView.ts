/** Builds the dashboard view of a selection, so that answer and dashboard run the same query. */
import type { MetricQuery } from '../contract/metricSchemas.ts';
import type { Interval } from '../metrics/metricQuery.ts';
import { metricQueryOf } from '../metrics/metricQueryOf.ts';
import { defaultView, filterDimensions, type View } from '../metrics/view.ts';
import { writeView } from '../metrics/viewAddress.ts';
import type { HeldAgainst, Side, Without } from './figureQuestion.ts';

export type SideView = {
  readonly query: MetricQuery;
  readonly address: string;
};

type Shown = {
  readonly against: HeldAgainst;
  readonly interval: Interval | null;
  readonly facts: ViewFacts;
};

export type ViewFacts = {
  readonly retentionDays: number;
  /** Every value of a dimension that figures can have, of one client or of all that the asker may see. */
  readonly valuesOf: (dimension: Without['dimension'], client: string | null) => readonly string[];
};

/** The named values that are not left out; all others where none is named. */
export const keptValues = (
  side: Side,
  dimension: Without['dimension'],
  { valuesOf }: ViewFacts,
): readonly string[] => {
  const { client, filters, without = [] } = side;
  const leftOut = without.flatMap((one) => (one.dimension === dimension ? one.values : []));
  const named = dimension === 'client' ? [] : filters[dimension];
  const all = named.length > 0 ? named : leftOut.length > 0 ? valuesOf(dimension, client?.id ?? null) : [];
  return all.filter((value) => !leftOut.includes(value));
};

export const sideView = (side: Side, { against, interval, facts }: Shown): SideView => {
  const { client, days, filters, without = [] } = side;
  const { retentionDays } = facts;
  const kept = Object.fromEntries(
    filterDimensions.map((dimension) => [dimension, keptValues(side, dimension, facts)]),
  );
  const clients = without.some(({ dimension }) => dimension === 'client')
    ? { client: keptValues(side, 'client', facts).join(',') }
    : {};
  const view: View = {
    ...defaultView({ retentionDays }),
    client: client?.id ?? null,
    range: { preset: 'custom', ...days },
    ...against,
    interval,
    filters: { ...filters, ...kept },
  };
  return {
    query: { ...metricQueryOf(view, days), ...clients },
    address: String(writeView(view, { retentionDays })),
  };
};
