/** Renders a widget with its own filters, which narrow the dashboard's view and are named in the widget. */
import { type ReactNode, useMemo } from 'react';
import { widgetName } from '#domain/dashboards/widgetName.ts';
import { filtersOnWire, narrowedFilters } from '#domain/metrics/filtersOnWire.ts';
import { filtersInWords } from '#domain/metrics/filterWords.ts';
import { ApiProblem } from '#machines/api/apiProblem.ts';
import { useMetrics } from '../../../../data/useMetrics.ts';
import { type MetricSelection, usePartSelection } from '../../../../parts/figures/useSelection.ts';
import { WidgetFrame } from '../../../../parts/figures/WidgetFrame.tsx';
import type { WidgetState } from '../../../../parts/figures/widgetState.ts';
import { useFilterNames } from '../../../../parts/view/useFilterNames.ts';
import { shownHint } from '../../../../widgets/hintOf.ts';
import styles from './Widgets.module.css';
import { heightOf, type WidgetProps } from './widgetParts.ts';

type FilteredWidgetProps = WidgetProps & {
  readonly filters: string;
  readonly children: (board: MetricSelection) => ReactNode;
};

const useFilterWords = ({ filters, board }: FilteredWidgetProps): string => {
  const { freshness } = board.metrics.data ?? {};
  const own = useMemo(() => filtersOnWire(filters), [filters]);
  return filtersInWords(own, useFilterNames(own, { client: board.clientId || null, freshness }));
};

const useNarrowed = (board: MetricSelection, filters: string | null): MetricSelection => {
  const query = useMemo(
    () => (filters === null ? board.query : { ...board.query, filters }),
    [board.query, filters],
  );
  const metrics = useMetrics(query, { isWanted: filters !== null });
  const shown = usePartSelection(board, metrics);
  return useMemo(() => ({ ...shown, query, metrics }), [shown, query, metrics]);
};

const nothing: WidgetState = { is: 'empty', kind: 'filteredOut' };

/** Ids of campaigns and sources belong to one client; the API refuses them for another. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && error.problem.errors?.filters !== undefined;

const Nothing = ({ widget, board, text, mayClear }: WidgetProps & { text: string; mayClear: boolean }) => (
  <WidgetFrame
    title={widgetName(widget)}
    state={nothing}
    height={heightOf(widget) - 84}
    onRetry={() => undefined}
    empty={{ filteredOut: { text, ...(mayClear ? { onAction: board.use.clearFilters } : {}) } }}
  >
    {() => null}
  </WidgetFrame>
);

export const FilteredWidget = (props: FilteredWidgetProps) => {
  const { board, filters } = props;
  const both = narrowedFilters(board.query.filters ?? '', filters);
  const narrowed = useNarrowed(board, both);
  const words = useFilterWords(props);
  return (
    <div data-where={filters} data-filter-words={words}>
      <p className={styles.filters} {...shownHint(`Filtered to ${words}`)}>
        Filtered to {words}
      </p>
      {both === null ? (
        <Nothing {...props} text="The filters of the view leave nothing of this widget’s own." mayClear />
      ) : isRefused(narrowed.metrics.error) ? (
        <Nothing {...props} text="This client has no such campaign or source." mayClear={false} />
      ) : (
        props.children(narrowed)
      )}
    </div>
  );
};
