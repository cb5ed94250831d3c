/** Renders the unusual hours of a selection; their code loads after the page is painted. */
import { useLazyModule } from '../../services/useLazyModule.ts';
import { TabSkeleton } from '../../widgets/TabSkeleton.tsx';
import type { MetricSelection } from '../figures/useSelection.ts';

const lateHours = {
  fault: 'The unusual hours did not load',
  load: async () => (await import('./UnusualHours.tsx')).UnusualHours,
  after: 'paint',
} as const;

/** `days`: how many of the last days are shown. */
export const LateHours = (props: { selection: MetricSelection; days: number }) => {
  const UnusualHours = useLazyModule(true, lateHours);
  return UnusualHours ? <UnusualHours {...props} /> : <TabSkeleton rows={4} />;
};
