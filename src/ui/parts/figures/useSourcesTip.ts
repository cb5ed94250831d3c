/** Formats the sources and freshness of a selection for the tooltips of its cards. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import { useServices } from '../../services/servicesContext.ts';
import { sourcesTip } from './figureTip.ts';

export const useSourcesTip = (freshness: readonly MetricFreshness[] | undefined): string => {
  const { clock } = useServices().world;
  return sourcesTip(freshness, clock.now());
};
