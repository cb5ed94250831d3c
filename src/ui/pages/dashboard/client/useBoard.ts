/** What all parts of a client's board share: whose it is, the view, its main figures, and who may change things. */

import { useMemo } from 'react';
import type { MetricQuery } from '#domain/metrics/metricQueryOf.ts';
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
  /** Empty: of all clients. */
  readonly clientId: string;
  readonly use: ViewInUse;
  /** The view's question, of this client or of all. */
  readonly query: MetricQuery;
  /** What the figures that are shown are held against: `previous 28 days`; null where nothing is compared. */
  readonly versus: string | null;
  readonly isFiltered: boolean;
  readonly currency: string;
  /** Admins and managers, in the present. */
  readonly mayEdit: boolean;
  /** Goes to where sources are connected; null for who may not. */
  readonly connect: (() => void) | null;
  /** The figures of the whole selection. */
  readonly metrics: MetricsInUse;
};

/** `clientId` null: of all clients. `pageKeys`: as the page gives them to its view bar. */
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

/** What a part of the board asks beside its key figures: these come first, also after a change of the view. */
export const usePartMetrics = (board: Board, query: MetricQuery): MetricsInUse =>
  useMetrics(query, { isWanted: !board.metrics.isFormer });

/** The board as a part with figures of its own sees it: these may still be of the question before. */
export const useBoardOf = (board: Board, metrics: MetricsInUse): Board => {
  const versus = useSettledValue(board.versus, metrics.isFormer);
  return useMemo(() => ({ ...board, versus }), [board, versus]);
};

/** Whether the figures of the view are those that goals are set for: of the whole client, up to the last full day. */
export const showsGoals = ({ isFiltered, use: { days, today } }: Board): boolean =>
  !isFiltered && days.to >= today - 1;

/** The form of a widget whose figures are these. */
export const stateOf = (board: Board, metrics: MetricsInUse): WidgetState =>
  widgetState(metrics, emptinessOf(metrics.data, board.isFiltered));

/** What an empty widget of the board offers. */
export const emptyWays = (board: Board) => emptyWaysOf(board);
