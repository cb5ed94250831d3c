/** Builds the dashboard view of a selection, so that answer and dashboard run the same query. */
import type { MetricQuery } from '../contract/metricSchemas.ts';
import type { Interval } from '../metrics/metricQuery.ts';
import { metricQueryOf } from '../metrics/metricQueryOf.ts';
import { defaultView, type View } from '../metrics/view.ts';
import { writeView } from '../metrics/viewAddress.ts';
import type { HeldAgainst, Side } from './figureQuestion.ts';

export type SideView = {
  readonly query: MetricQuery;
  readonly address: string;
};

type Shown = {
  readonly against: HeldAgainst;
  readonly interval: Interval | null;
  readonly retentionDays: number;
};

export const sideView = (
  { client, days, filters }: Side,
  { against, interval, retentionDays }: Shown,
): SideView => {
  const view: View = {
    ...defaultView({ retentionDays }),
    client: client?.id ?? null,
    range: { preset: 'custom', ...days },
    ...against,
    interval,
    filters,
  };
  return { query: metricQueryOf(view, days), address: String(writeView(view, { retentionDays })) };
};
