/** Words filters for people. */
import {
  countryLabels,
  deviceLabels,
  noCampaign,
  unknownLabel,
  unknownValue,
  withoutCampaign,
} from './breakdowns.ts';
import { channelLabels } from './channels.ts';
import { type FilterDimension, filterDimensions, type ViewFilters } from './view.ts';

export const dimensionLabels: Readonly<Record<FilterDimension, string>> = {
  channel: 'Channel',
  campaign: 'Campaign',
  source: 'Source',
  device: 'Device',
  country: 'Country',
};

const knownLabels: ReadonlyMap<string, string> = new Map(
  [
    channelLabels,
    deviceLabels,
    countryLabels,
    { [noCampaign]: withoutCampaign, [unknownValue]: unknownLabel },
  ].flatMap((labels) => Object.entries(labels)),
);

export const valueInWords = (value: string): string => knownLabels.get(value) ?? value;

/** Semicolons separate dimensions: `Channel: Paid search, Email`; `nameOf` resolves campaigns and sources. */
export const filtersInWords = (
  filters: ViewFilters,
  nameOf: (dimension: FilterDimension, value: string) => string | undefined = () => undefined,
): string =>
  filterDimensions
    .filter((dimension) => filters[dimension].length > 0)
    .map((dimension) => {
      const names = filters[dimension].map((value) => nameOf(dimension, value) ?? valueInWords(value));
      return `${dimensionLabels[dimension]}: ${names.join(', ')}`;
    })
    .join('; ');
