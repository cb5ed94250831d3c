/** What of the view bar is open, and what its parts share. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { FilterDimension } from '#domain/metrics/view.ts';
import type { LateViewParts } from './lateViewParts.ts';
import type { ViewInUse } from './useView.ts';
import type { ViewControlName } from './viewShortcuts.ts';

/** `days`: the range, at its typed days. At most one is open. */
export type OpenControl = ViewControlName | 'days' | 'drawer' | 'help';

export type SharedProps = {
  readonly view: ViewInUse;
  readonly controls: readonly ViewControlName[];
  readonly open: OpenControl | null;
  readonly onOpen: (control: OpenControl | null) => void;
  /** Somebody comes near a control: the code of its panel may be fetched. */
  readonly onNear: () => void;
  /** Null until it is here. */
  readonly late: LateViewParts | null;
};

/** What a page gives beside the controls; what it leaves out is not shown. */
export type ViewExtras = {
  /** Of the reply with the figures; null while it is waited for: its line has its room then. */
  readonly freshness?: readonly MetricFreshness[] | null;
  readonly onCsv?: () => void;
  readonly onPrint?: () => void;
  /** Names a filter's value that an address brought, such as a campaign's id; undefined for one that it does not know. */
  readonly labelOf?: (dimension: FilterDimension, value: string) => string | undefined;
};
