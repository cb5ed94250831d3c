/** Loads the names of filter values, such as campaigns and sources. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { FilterDimension, ViewFilters } from '#domain/metrics/view.ts';
import { useCampaigns } from './useCampaigns.ts';

type Whose = {
  readonly client: string | null;
  readonly freshness: readonly MetricFreshness[] | undefined;
};

export const useFilterNames = (filters: ViewFilters, { client, freshness }: Whose) => {
  const campaigns = useCampaigns(client, filters.campaign.length > 0);
  return (dimension: FilterDimension, value: string): string | undefined => {
    if (dimension === 'campaign') return campaigns?.find(({ id }) => id === value)?.name;
    if (dimension !== 'source') return undefined;
    return freshness?.find(({ source }) => source === value)?.label;
  };
};
