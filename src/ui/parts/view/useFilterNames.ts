/** The names of what filters are of: campaigns and sources have names of their own. */
import type { MetricFreshness } from '#domain/contract/metricSchemas.ts';
import type { FilterDimension, ViewFilters } from '#domain/metrics/view.ts';
import { useCampaigns } from './useCampaigns.ts';

type Whose = {
  /** Null: all that the reader may see. */
  readonly client: string | null;
  /** Of a reply about them, which names the sources that it is of. */
  readonly freshness: readonly MetricFreshness[] | undefined;
};

/** Undefined for what has no name, and until it is known. */
export const useFilterNames = (filters: ViewFilters, { client, freshness }: Whose) => {
  const campaigns = useCampaigns(client, filters.campaign.length > 0);
  return (dimension: FilterDimension, value: string): string | undefined => {
    if (dimension === 'campaign') return campaigns?.find(({ id }) => id === value)?.name;
    if (dimension !== 'source') return undefined;
    return freshness?.find(({ source }) => source === value)?.label;
  };
};
