/** What a widget can be filtered by: channels, campaigns, sources, devices and countries. */
import { countries, countryLabels, deviceLabels, devices } from '#domain/metrics/breakdowns.ts';
import { channelLabels, channels } from '#domain/metrics/channels.ts';
import type { FilterDimension } from '#domain/metrics/view.ts';
import { useCampaigns } from '../../../../parts/view/useCampaigns.ts';
import { useSources } from '../../../../parts/view/useSources.ts';

type Choice = { readonly id: string; readonly name: string };

type ChoicesOf = { readonly dimension: FilterDimension; readonly values: readonly Choice[] };

const named = <Id extends string>(ids: readonly Id[], labels: Readonly<Record<Id, string>>) =>
  ids.map((id) => ({ id, name: labels[id] }));

/** `client` null: of all clients that the reader may see. Campaigns and sources are read once somebody wants to choose. */
export const useFilterChoices = (client: string | null, isWanted: boolean) => {
  const campaigns = useCampaigns(client, isWanted);
  const sources = useSources(client, isWanted);
  const choices: readonly ChoicesOf[] = [
    { dimension: 'channel', values: named(channels, channelLabels) },
    { dimension: 'campaign', values: campaigns ?? [] },
    { dimension: 'source', values: sources ?? [] },
    { dimension: 'device', values: named(devices, deviceLabels) },
    { dimension: 'country', values: named(countries, countryLabels) },
  ];
  return { choices, isWaiting: isWanted && (campaigns === null || sources === null) };
};
