/** Where the figures of a selection come from and how new they are, for the tips of their cards. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';
import { sourcesTip } from './figureTip.ts';

/** `freshness`: undefined until it is known. */
export const useSourcesTip = (freshness: readonly MetricFreshness[] | undefined): string => {
  const { clock } = useServices().world;
  return sourcesTip(freshness, clock.now());
};
