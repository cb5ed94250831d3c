/** Shares the view, the query, the main metrics and the comparison among the widgets of a page. */
import type { PageKey } from '#domain/metrics/readView.ts';
import { filterDimensions } from '#domain/metrics/view.ts';
import { type MetricsInUse, useMetrics } from '../../data/useMetrics.ts';
import { useSettledValue } from '../../data/useSettledValue.ts';
import { useView, type ViewInUse } from '../view/useView.ts';
import { versusInWords } from '../view/versusInWords.ts';
import { emptinessOf } from './emptinessOf.ts';
import { emptyWaysOf } from './selectionEmptiness.tsx';
import { useConnect } from './useConnect.ts';
import { type WidgetState, widgetState } from './widgetState.ts';

export type FigureSelection = {
  readonly use: ViewInUse;
  /** Comparison period: `previous 28 days`; null without a comparison. */
  readonly versus: string | null;
  readonly isFiltered: boolean;
  readonly currency: string;
  readonly metrics: MetricsInUse;
  readonly connect: (() => void) | null;
};

export const useSelection = (pageKeys: readonly PageKey[]): FigureSelection => {
  const use = useView(pageKeys);
  const metrics = useMetrics(use.query, { isWanted: !use.isForbidden });
  return {
    use,
    versus: useSettledValue(versusInWords(use.view, use.days), metrics.isFormer),
    isFiltered: filterDimensions.some((dimension) => use.view.filters[dimension].length > 0),
    currency: metrics.data?.currency ?? 'USD',
    metrics,
    connect: useConnect(),
  };
};

export const selectionState = ({ isFiltered }: FigureSelection, metrics: MetricsInUse): WidgetState =>
  widgetState(metrics, emptinessOf(metrics.data, isFiltered));

export const selectionWays = (selection: FigureSelection) => emptyWaysOf(selection);
