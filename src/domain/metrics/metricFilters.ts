/** Parses metric filters, `channel:paid_search,display;device:mobile`: values of one dimension are alternatives, dimensions combine. */
import { countries, devices, noCampaign, unknownValue } from './breakdowns.ts';
import { channels } from './channels.ts';
import { type FilterDimension, filterDimensions } from './view.ts';

export type MetricFilters = Readonly<Partial<Record<FilterDimension, ReadonlySet<string>>>>;

export type ReadFilters =
  | { readonly ok: true; readonly filters: MetricFilters }
  | { readonly ok: false; readonly error: string };

const knownValues: Readonly<Partial<Record<FilterDimension, readonly string[]>>> = {
  channel: channels,
  device: [...devices, unknownValue],
  country: [...countries, unknownValue],
};

const isDimension = (value: string): value is FilterDimension =>
  filterDimensions.some((dimension) => dimension === value);

const refuse = (error: string): ReadFilters => ({ ok: false, error });

/** Refuses unknown dimensions and values; `unknownFilters` checks campaigns and sources against the log. */
export const readFilters = (text: string | undefined): ReadFilters => {
  const filters: Partial<Record<FilterDimension, ReadonlySet<string>>> = {};
  if (text === undefined) return { ok: true, filters };
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    const dimension = part.slice(0, Math.max(0, colon));
    if (!isDimension(dimension)) {
      return refuse(`Must be such as channel:email;device:mobile, of ${filterDimensions.join(', ')}`);
    }
    if (filters[dimension]) return refuse(`${dimension} is given twice`);
    const values = part.slice(colon + 1).split(',');
    const known = knownValues[dimension];
    const wrong = values.find((value) => value === '' || (known !== undefined && !known.includes(value)));
    if (wrong !== undefined) return refuse(`Unknown ${dimension} “${wrong}”`);
    filters[dimension] = new Set(values);
  }
  return { ok: true, filters };
};

type Known = { readonly sources: ReadonlySet<string>; readonly campaigns: ReadonlySet<string> };

export const unknownFilters = ({ campaign, source }: MetricFilters, known: Known): readonly string[] => [
  ...[...(source ?? [])].filter((id) => !known.sources.has(id)).map((id) => `source:${id}`),
  ...[...(campaign ?? [])]
    .filter((id) => id !== noCampaign && !known.campaigns.has(id))
    .map((id) => `campaign:${id}`),
];

export const unknownInWords = (unknown: readonly string[]): string => {
  const words = unknown.map((one) => one.replace(/^(\w+):(.*)$/su, 'unknown $1 “$2”')).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
