/** What a widget can be filtered by: channels, campaigns, sources, devices and countries. */
import type { FilterDimension } from '#domain/metrics/view.ts';
import { dimensionOptions } from '../../../../parts/view/dimensionOptions.ts';
import { useCampaigns } from '../../../../parts/view/useCampaigns.ts';
import { useSources } from '../../../../parts/view/useSources.ts';

type Choices = {
  readonly dimension: FilterDimension;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

const named = (values: ReturnType<typeof useSources>): Choices['options'] =>
  (values ?? []).map(({ id, name }) => ({ value: id, label: name }));

/** `client` null: of all clients that the reader may see. Campaigns and sources are read once somebody wants to choose. */
export const useFilterChoices = (client: string | null, isWanted: boolean) => {
  const campaigns = useCampaigns(client, isWanted);
  const sources = useSources(client, isWanted);
  const choices: readonly Choices[] = [
    { dimension: 'channel', options: dimensionOptions.channel },
    { dimension: 'campaign', options: named(campaigns) },
    { dimension: 'source', options: named(sources) },
    { dimension: 'device', options: dimensionOptions.device },
    { dimension: 'country', options: dimensionOptions.country },
  ];
  return { choices, isWaiting: isWanted && (campaigns === null || sources === null) };
};
