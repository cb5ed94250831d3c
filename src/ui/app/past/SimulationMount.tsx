/** Mounts the banner of a simulated plan, and loads its code only then. */
import { useLazyModule } from '../../services/useLazyModule.ts';
import { usePlan } from '../../services/usePlan.ts';
import { isFocusLost } from '../../widgets/focusTrap.ts';
import { useFocusAfter } from '../../widgets/moveFocus.ts';
import { focusableHeading } from '../pageHeading.ts';

const banner = {
  fault: 'The banner of the plan simulation did not load',
  load: async () => (await import('./SimulationBanner.tsx')).SimulationBanner,
};

export const SimulationMount = () => {
  const { simulated } = usePlan();
  const Banner = useLazyModule(simulated !== null, banner);
  // The button that had the focus disappears with the bar.
  useFocusAfter(simulated !== null, () => (isFocusLost(document) ? focusableHeading(document) : null));
  return simulated !== null && Banner ? <Banner simulated={simulated} /> : null;
};
