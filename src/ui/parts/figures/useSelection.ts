/** Shares the view, the query, the main metrics and the comparison among the widgets of a page. */
import { useMemo } from 'react';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { type MetricsInUse, useMetrics } from '../../data/useMetrics.ts';
import { useSettledValue } from '../../data/useSettledValue.ts';
import { useCanEdit } from '../../services/useCanEdit.ts';
import { useView, type ViewInUse } from '../view/useView.ts';
import { versusInWords } from '../view/versusInWords.ts';
import { emptinessOf } from './emptinessOf.ts';
import { emptyWaysOf } from './selectionEmptiness.tsx';
import { useConnect } from './useConnect.ts';
import { type WidgetState, widgetState } from './widgetState.ts';

export type MetricSelection = {
  /** Client fixed by the page; empty: the view's, or all. */
  readonly clientId: string;
  readonly use: ViewInUse;
  readonly query: MetricQuery;
  /** Comparison period: `previous 28 days`; null without a comparison. */
  readonly versus: string | null;
  readonly isFiltered: boolean;
  readonly currency: string;
  readonly mayEdit: boolean;
  readonly connect: (() => void) | null;
  readonly metrics: MetricsInUse;
};

type Selected = {
  /** Client fixed by the page; null: the view's, or all. */
  readonly clientId?: string | null;
  /** Rows to read with the metrics. Must be referentially stable. */
  readonly rows?: Pick<MetricQuery, 'group_by' | 'limit'>;
};

export const useSelection = ({ clientId = null, rows }: Selected = {}): MetricSelection => {
  const use = useView();
  const query = useMemo(
    () => ({ ...use.query, ...(clientId !== null && { client: clientId }), ...rows }),
    [use.query, clientId, rows],
  );
  const metrics = useMetrics(query, { isWanted: !use.isForbidden });
  return {
    clientId: clientId ?? '',
    use,
    query,
    versus: useSettledValue(versusInWords(use.view, use.days), metrics.isFormer),
    isFiltered: filterDimensions.some((dimension) => use.view.filters[dimension].length > 0),
    currency: metrics.data?.currency ?? 'USD',
    mayEdit: useCanEdit('agency'),
    connect: useConnect(),
    metrics,
  };
};

/** Metrics of a part; they are read after the main metrics, also after a change of the view. */
export const usePartMetrics = (selection: MetricSelection, query: MetricQuery): MetricsInUse =>
  useMetrics(query, { isWanted: !selection.metrics.isFormer });

/** The selection as seen by a part with its own metrics, which may still belong to the previous query. */
export const usePartSelection = (selection: MetricSelection, metrics: MetricsInUse): MetricSelection => {
  const versus = useSettledValue(selection.versus, metrics.isFormer);
  return useMemo(() => ({ ...selection, versus }), [selection, versus]);
};

/** Goals apply to unfiltered metrics of the whole client up to the last full day. */
export const showsGoals = ({ isFiltered, use: { days, today } }: MetricSelection): boolean =>
  !isFiltered && days.to >= today - 1;

export const selectionState = ({ isFiltered }: MetricSelection, metrics: MetricsInUse): WidgetState =>
  widgetState(metrics, emptinessOf(metrics.data, isFiltered));

export const selectionWays = (selection: MetricSelection) => emptyWaysOf(selection);
