/** Defines an app of the marketplace, its kinds and the tools that apps with a true effect open. */
import type { PlatformId } from '../integrations/platforms.ts';
import type { PlanName } from '../plans/planCatalogue.ts';
import type { AppSetting } from './appSettings.ts';

export const appCategories = ['reporting', 'alerts', 'campaigns', 'data', 'teamwork'] as const;
export type AppCategory = (typeof appCategories)[number];

export const appCategoryLabels: Readonly<Record<AppCategory, string>> = {
  reporting: 'Reporting',
  alerts: 'Alerts',
  campaigns: 'Campaigns',
  data: 'Data',
  teamwork: 'Teamwork',
};

/** An app with a tool works in this demo; any other records consent and runs nothing. */
export const appTools = [
  'slides',
  'budgets',
  'unusual',
  'digest',
  'utm',
  'names',
  'holidays',
  'tasks',
  'sheet',
] as const;
export type AppTool = (typeof appTools)[number];

export type Release = {
  readonly version: string;
  /** A calendar day. */
  readonly day: string;
  readonly notes: string;
  /** Permissions that earlier versions did not request. */
  readonly newScopes: readonly string[];
};

/** The facts that are written by hand or composed. */
export type AppFacts = {
  readonly id: string;
  readonly name: string;
  readonly publisher: string;
  readonly category: AppCategory;
  readonly summary: string;
  readonly about: string;
  readonly scopes: readonly string[];
  /** Whole US dollars a month; 0 is free. The demo charges nothing. */
  readonly monthlyPrice: number;
  readonly version: string;
  readonly neededPlan: PlanName;
  /** Empty: works with every source. */
  readonly platforms: readonly PlatformId[];
  readonly adds: readonly string[];
  readonly tool: AppTool | null;
  readonly isFeatured: boolean;
};

export type Listing = AppFacts & {
  readonly settings: readonly AppSetting[];
  /** The latest first. */
  readonly releases: readonly Release[];
  /** Sample ratings: how many gave one to five stars. */
  readonly stars: readonly number[];
  readonly trialDays: number;
  /** Days after uninstalling until the publisher deletes its copies. */
  readonly retentionDays: number;
  readonly callsPerClient: number;
};

export const ratingOf = ({ stars }: Pick<Listing, 'stars'>): { average: number; count: number } => {
  const count = stars.reduce((sum, many) => sum + many, 0);
  const points = stars.reduce((sum, many, index) => sum + many * (index + 1), 0);
  return { average: count === 0 ? 0 : Math.round((points / count) * 10) / 10, count };
};

export const isAppCategory = (value: unknown): value is AppCategory =>
  appCategories.some((category) => category === value);

/** The app as of one of its releases, without the permissions that later ones request; undefined for an unknown version. */
export const releaseOf = <Of extends Pick<Listing, 'version' | 'scopes' | 'releases'>>(
  listing: Of,
  version: string,
): Of | undefined => {
  const at = listing.releases.findIndex((release) => release.version === version);
  if (at === -1) return undefined;
  const later = new Set(listing.releases.slice(0, at).flatMap(({ newScopes }) => newScopes));
  return { ...listing, version, scopes: listing.scopes.filter((scope) => !later.has(scope)) };
};
