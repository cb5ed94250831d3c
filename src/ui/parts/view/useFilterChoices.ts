/** Lists the filter values of channels, campaigns, sources, devices and countries, with their names. */
import { valueInWords } from '#domain/metrics/filterWords.ts';
import type { FilterDimension, ViewFilters } from '#domain/metrics/view.ts';
import { dimensionOptions } from './dimensionOptions.ts';
import { useCampaigns } from './useCampaigns.ts';
import { useSources } from './useSources.ts';

type Choices = {
  readonly dimension: FilterDimension;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

const named = (values: ReturnType<typeof useSources>): Choices['options'] =>
  (values ?? []).map(({ id, name }) => ({ value: id, label: name }));

type Wanted = {
  /** Null: all clients of the reader. */
  readonly client: string | null;
  readonly chosen: ViewFilters;
  readonly isOpened: boolean;
};

/** Campaigns and sources are loaded once the list opens, or if a chosen one needs its name. */
export const useFilterChoices = ({ client, chosen, isOpened }: Wanted) => {
  const campaigns = useCampaigns(client, isOpened || chosen.campaign.length > 0);
  const sources = useSources(client, isOpened || chosen.source.length > 0);
  const choices: readonly Choices[] = [
    { dimension: 'channel', options: dimensionOptions.channel },
    { dimension: 'campaign', options: named(campaigns) },
    { dimension: 'source', options: named(sources) },
    { dimension: 'device', options: dimensionOptions.device },
    { dimension: 'country', options: dimensionOptions.country },
  ];
  return {
    choices,
    isWaiting: isOpened && (campaigns === null || sources === null),
    /** Falls back to the value itself without a name, and while loading. */
    nameOf: (dimension: FilterDimension, value: string): string =>
      choices.find((one) => one.dimension === dimension)?.options.find((option) => option.value === value)
        ?.label ?? valueInWords(value),
  };
};
