/** Derives a real-time widget's state from its data; before the first full hour it is empty, not failed. */
import { protectedPages } from '#domain/access/protectedPages.ts';
import type { MetricsInUse } from '../../data/useMetrics.ts';
import { ButtonLink } from '../../parts/ButtonLink.tsx';
import { emptinessOf } from '../../parts/figures/emptinessOf.ts';
import { emptyWaysOf } from '../../parts/figures/selectionEmptiness.tsx';
import { type WidgetState, widgetState } from '../../parts/figures/widgetState.ts';
import type { LiveSelection } from './useLiveReferences.ts';

export const liveState = ({ isFiltered }: LiveSelection, metrics: MetricsInUse): WidgetState =>
  widgetState(metrics, emptinessOf(metrics.data, isFiltered));

export const liveWays = ({ use, days, hours, connect }: LiveSelection) => ({
  ...emptyWaysOf({ use, connect }),
  ...(days === 'today' && {
    noData: {
      text:
        hours === 0
          ? `The first hour of the day (${use.zone}) is not over yet.`
          : 'The sources are connected, but have reported nothing today.',
      action: <ButtonLink to={protectedPages.dashboard.path}>See the days before</ButtonLink>,
    },
  }),
});
