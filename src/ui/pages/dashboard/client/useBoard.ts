/** Provides the shared state of a client dashboard: client, view, main metrics, and edit permission. */

import { useMemo } from 'react';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import type { PageKey } from '#domain/metrics/readView.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { type MetricsInUse, useMetrics } from '../../../data/useMetrics.ts';
import { useSettledValue } from '../../../data/useSettledValue.ts';
import { emptinessOf } from '../../../parts/figures/emptinessOf.ts';
import { emptyWaysOf } from '../../../parts/figures/selectionEmptiness.tsx';
import { useConnect } from '../../../parts/figures/useConnect.ts';
import { type WidgetState, widgetState } from '../../../parts/figures/widgetState.ts';
import { useView, type ViewInUse } from '../../../parts/view/useView.ts';
import { versusInWords } from '../../../parts/view/versusInWords.ts';
import { useCanEdit } from '../../../services/useCanEdit.ts';

export type Board = {
  readonly clientId: string;
  readonly use: ViewInUse;
  readonly query: MetricQuery;
  /** Name of the comparison period, such as `previous 28 days`; null without comparison. */
  readonly versus: string | null;
  readonly isFiltered: boolean;
  readonly currency: string;
  readonly mayEdit: boolean;
  readonly connect: (() => void) | null;
  readonly metrics: MetricsInUse;
};

/** `clientId` null: all clients. `pageKeys`: as passed to the page's view bar. */
export const useBoard = (clientId: string | null, pageKeys?: readonly PageKey[]): Board => {
  const use = useView(pageKeys, undefined, clientId);
  const mayEdit = useCanEdit('agency');
  const query = useMemo(
    () => (clientId === null ? use.query : { ...use.query, client: clientId }),
    [use.query, clientId],
  );
  const metrics = useMetrics(query);
  return {
    clientId: clientId ?? '',
    use,
    query,
    versus: useSettledValue(versusInWords(use.view, use.days), metrics.isFormer),
    isFiltered: filterDimensions.some((dimension) => use.view.filters[dimension].length > 0),
    currency: metrics.data?.currency ?? 'USD',
    mayEdit,
    connect: useConnect(),
    metrics,
  };
};

/** Query of a dashboard part; it runs after the key metrics, also after a change of the view. */
export const usePartMetrics = (board: Board, query: MetricQuery): MetricsInUse =>
  useMetrics(query, { isWanted: !board.metrics.isFormer });

/** The dashboard as seen by a part with its own metrics, which may still belong to the previous query. */
export const useBoardOf = (board: Board, metrics: MetricsInUse): Board => {
  const versus = useSettledValue(board.versus, metrics.isFormer);
  return useMemo(() => ({ ...board, versus }), [board, versus]);
};

/** Goals apply to unfiltered metrics of the whole client up to the last full day. */
export const showsGoals = ({ isFiltered, use: { days, today } }: Board): boolean =>
  !isFiltered && days.to >= today - 1;

export const stateOf = (board: Board, metrics: MetricsInUse): WidgetState =>
  widgetState(metrics, emptinessOf(metrics.data, board.isFiltered));

export const emptyWays = (board: Board) => emptyWaysOf(board);
