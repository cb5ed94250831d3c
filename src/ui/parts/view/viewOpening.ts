/** Types the open control of the view bar, and what a page adds to the bar. */
import type { MetricFreshness, MetricNote } from '#domain/contract/metricSchemas.ts';
import type { FilterDimension } from '#domain/metrics/view.ts';
import type { ViewControlName } from './viewShortcuts.ts';

/** `days`: the range, at its typed days; `more`: the “…” menu. At most one is open. */
export type OpenControl = ViewControlName | 'days' | 'more' | 'notes' | 'drawer' | 'help';

export type ViewExtras = {
  /** Freshness in the page's reply; null while loading, which reserves space for its line. */
  readonly freshness?: readonly MetricFreshness[] | null;
  /** Notes of the page's reply, listed by a button. */
  readonly notes?: readonly MetricNote[] | undefined;
  readonly onCsv?: () => void;
  readonly onPrint?: () => void;
  /** Labels a filter's value from the address, such as a campaign's id; undefined for an unknown one. */
  readonly labelOf?: (dimension: FilterDimension, value: string) => string | undefined;
};
