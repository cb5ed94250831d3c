/** Chooses the clients, members, integrations and dashboards that a smaller plan suspends and a larger one restores. */
import { unlimited } from './planCatalogue.ts';

/** A smaller plan archives, suspends, disconnects or makes read-only, but never deletes. */
export const fittedResources = ['clients', 'members', 'integrations', 'dashboards'] as const;
export type FittedResource = (typeof fittedResources)[number];

export type ResourceIds = Readonly<Record<FittedResource, readonly string[]>>;

export const noResources: ResourceIds = { clients: [], members: [], integrations: [], dashboards: [] };

export type QuotaQuestion = {
  /** In use, the most important first. */
  readonly active: readonly string[];
  /** Suspended by an earlier, smaller plan, in the order of restoring. */
  readonly aside: readonly string[];
  /** -1 for unlimited. */
  readonly limit: number;
  /** The user's choice; null keeps items in order up to the limit. */
  readonly keep: readonly string[] | null;
  /** Kept regardless of the limit, such as the workspace owner. */
  readonly fixed?: readonly string[];
};

export type QuotaChange = { readonly putAside: readonly string[]; readonly takeBack: readonly string[] };

/** Items to keep, in order. A choice beyond the limit is truncated. */
export const stayingIn = ({ active, aside, limit, keep, fixed = [] }: QuotaQuestion): readonly string[] => {
  const all = [...active, ...aside];
  if (limit === unlimited) return all;
  const known = new Set(all);
  const wanted = [...new Set([...fixed, ...(keep ?? all)])].filter((id) => known.has(id));
  const most = Math.max(limit, wanted.filter((id) => fixed.includes(id)).length);
  return wanted.slice(0, most);
};

/** The changes that fit the active items into the limit; every item stays in exactly one of the lists. */
export const fitQuota = (question: QuotaQuestion): QuotaChange => {
  const staying = new Set(stayingIn(question));
  return {
    putAside: question.active.filter((id) => !staying.has(id)),
    takeBack: question.aside.filter((id) => staying.has(id)),
  };
};

/** All that a plan can suspend; schedules are paused without a choice by the user. */
const asideParts = [...fittedResources, 'schedules'] as const;

/** Ids by resource; for schedules, the ids of their reports. */
export type AsideIds = Readonly<Record<(typeof asideParts)[number], readonly string[]>>;

export const nothingAside: AsideIds = { ...noResources, schedules: [] };

export type QuotaChanges = { readonly putAside: AsideIds; readonly takeBack: AsideIds };

export const noQuotaChanges: QuotaChanges = { putAside: nothingAside, takeBack: nothingAside };

export const countAside = (ids: AsideIds): number =>
  asideParts.reduce((sum, one) => sum + ids[one].length, 0);

/** Content of events; older ones have no schedules. */
export type SetAside = ResourceIds & { readonly schedules?: readonly string[] };

export const asideOf = ({ schedules = [], ...ids }: SetAside): AsideIds => ({
  ...mapResources((one) => ids[one]),
  schedules,
});

export const hasAside = (ids: AsideIds, wanted: AsideIds): boolean =>
  asideParts.every((one) => wanted[one].every((id) => ids[one].includes(id)));

export const isApart = (ids: AsideIds, others: AsideIds): boolean =>
  asideParts.every((one) => others[one].every((id) => !ids[one].includes(id)));

const mapAside = (make: (one: (typeof asideParts)[number]) => readonly string[]): AsideIds => ({
  ...mapResources(make),
  schedules: make('schedules'),
});

export const withIds = (ids: AsideIds, more: AsideIds): AsideIds =>
  mapAside((one) => [...new Set([...ids[one], ...more[one]])]);

export const withoutIds = (ids: AsideIds, less: AsideIds): AsideIds =>
  mapAside((one) => ids[one].filter((id) => !less[one].includes(id)));

export const mapResources = <Value>(
  make: (resource: FittedResource) => Value,
): Readonly<Record<FittedResource, Value>> => ({
  clients: make('clients'),
  members: make('members'),
  integrations: make('integrations'),
  dashboards: make('dashboards'),
});
