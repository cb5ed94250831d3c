/** Defines the row of an import, independent of the file's format. */
import { type FactMeasure, factMeasures } from '../kpi/figureNames.ts';
import type { Country, Device } from '../metrics/breakdowns.ts';
import type { Channel } from '../metrics/channels.ts';

/** `other` is any table whose columns a person has mapped. */
export const importSources = [
  'googleAds',
  'ga4',
  'searchConsole',
  'metaAds',
  'linkedinAds',
  'tiktokAds',
  'microsoftAds',
  'pinterestAds',
  'snapchatAds',
  'shopify',
  'wooCommerce',
  'other',
] as const;
export type ImportSource = (typeof importSources)[number];

export const importSourceNames: Readonly<Record<ImportSource, string>> = {
  googleAds: 'Google Ads',
  ga4: 'Google Analytics',
  searchConsole: 'Search Console',
  metaAds: 'Meta Ads',
  linkedinAds: 'LinkedIn Ads',
  tiktokAds: 'TikTok Ads',
  microsoftAds: 'Microsoft Advertising',
  pinterestAds: 'Pinterest Ads',
  snapchatAds: 'Snapchat Ads',
  shopify: 'Shopify',
  wooCommerce: 'WooCommerce',
  other: 'Table',
};

/** Whole numbers from 0, money in cents. Revenue is negative if refunds exceed sales. */
export const importMeasures = factMeasures;
export type ImportMeasure = FactMeasure;

/** `replace`: the import replaces other data of its days and channels. `keep`: days with other data are skipped. */
export const importOverlaps = ['replace', 'keep'] as const;
export type ImportOverlap = (typeof importOverlaps)[number];

/** `spread`: longer periods in the file were distributed evenly over their days. */
export const importDays = ['daily', 'spread'] as const;

export type ImportTotals = Readonly<Partial<Record<ImportMeasure, number>>>;

/** One day, channel and campaign of one client. Rows of the same key are summed. */
export type ImportedRow = {
  /** `YYYY-MM-DD` in the client's calendar. Only completed days are accepted. */
  readonly day: string;
  readonly channel: Channel;
  readonly campaign: string | null;
  readonly device: Device | null;
  readonly country: Country | null;
  /** At least one. A measure that the file lacks is omitted, not 0. */
  readonly measures: ImportTotals;
};

/** More rows are refused with 413. */
export const mostImportedRows = 100_000;

/** Limit of each measure per row and per day of an import; for revenue also the negative limit. */
export const mostOfMeasure = 2_147_483_647;

/** Only refunds go below 0. */
export const leastOfMeasure = (measure: ImportMeasure): number =>
  measure === 'revenue_cents' ? -mostOfMeasure : 0;

export const longestCampaignName = 300;

/** Metrics use this currency, so amounts in another one need a rate. */
export const figureCurrency = 'USD';

type LooseTotals = { readonly [Name in ImportMeasure]?: number | undefined };

export const areSameTotals = (one: LooseTotals, other: ImportTotals): boolean =>
  importMeasures.every((name) => one[name] === other[name]);
