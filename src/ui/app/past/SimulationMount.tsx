/** Says on every page that the app is looked at as another plan; its code is fetched only then. */
import { useLateCode } from '../../services/useLateCode.ts';
import { usePlan } from '../../services/usePlan.ts';

const banner = {
  fault: 'The banner of the plan simulation did not load',
  load: async () => (await import('./SimulationBanner.tsx')).SimulationBanner,
};

export const SimulationMount = () => {
  const { simulated } = usePlan();
  const Banner = useLateCode(simulated !== null, banner);
  return simulated !== null && Banner ? <Banner simulated={simulated} /> : null;
};
