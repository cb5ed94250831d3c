/** Loads the campaign names of the view's filters. */
import type { FilterDimension, View } from '#domain/metrics/view.ts';
import { useCampaigns } from './useCampaigns.ts';

export const useCampaignLabels = ({ client, filters }: Pick<View, 'client' | 'filters'>) => {
  const campaigns = useCampaigns(client, filters.campaign.length > 0);
  return (dimension: FilterDimension, value: string): string | undefined =>
    dimension === 'campaign' ? campaigns?.find(({ id }) => id === value)?.name : undefined;
};
