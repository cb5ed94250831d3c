/** What a platform's export says of one day: the rows that an import brings, whatever the file looked like. */
import { type FactMeasure, factMeasures } from '../kpi/figureNames.ts';
import type { Country, Device } from '../metrics/breakdowns.ts';
import type { Channel } from '../metrics/channels.ts';

/** Whose export a file is; `other`: any table whose columns a person has named. */
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

/** Every measure of facts: whole numbers from 0, money in cents. Revenue is below 0 where refunds are more than sales. */
export const importMeasures = factMeasures;
export type ImportMeasure = FactMeasure;

/** `replace`: the import stands for the days of its channels. `keep`: days that another source tells of are left out of it. */
export const importOverlaps = ['replace', 'keep'] as const;
export type ImportOverlap = (typeof importOverlaps)[number];

/** `spread`: the file has longer periods, which were spread evenly over their days. */
export const importDays = ['daily', 'spread'] as const;

/** What measures come to; one that no row has is left out. */
export type ImportTotals = Readonly<Partial<Record<ImportMeasure, number>>>;

/** A row of an import: one day, channel and campaign of one client. Several rows of the same place are added up. */
export type ImportedRow = {
  /** `YYYY-MM-DD` in the client's calendar. It is over: a part of a day is refused. */
  readonly day: string;
  readonly channel: Channel;
  /** Its name in the file; null where the file has none. */
  readonly campaign: string | null;
  /** Null where the file does not tell. */
  readonly device: Device | null;
  readonly country: Country | null;
  /** What the file tells of, at least one. A measure that it does not have is left out, and not 0. */
  readonly measures: ImportTotals;
};

/** The most rows that one import may have; more are refused with 413. */
export const mostImportedRows = 100_000;

/** The most in one row, and on one day of an import, of each measure; of revenue, the most below 0 too. */
export const mostOfMeasure = 2_147_483_647;

/** The least that a measure can be: refunds alone go below 0. */
export const leastOfMeasure = (measure: ImportMeasure): number =>
  measure === 'revenue_cents' ? -mostOfMeasure : 0;

export const longestCampaignName = 300;

/** Figures are in this currency, so that money in another one is refused. */
export const figureCurrency = 'USD';

type LooseTotals = { readonly [Name in ImportMeasure]?: number | undefined };

/** Whether both have the same measures and the same sums. */
export const areSameTotals = (one: LooseTotals, other: ImportTotals): boolean =>
  importMeasures.every((name) => one[name] === other[name]);
