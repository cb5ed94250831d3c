/** Which clients, members, integrations and dashboards stay in use when a plan has room for fewer, and which come back when it has room again. */
import { unlimited } from './planCatalogue.ts';

/** What is put aside when a smaller plan holds: archived, suspended, disconnected or only to be viewed, never deleted. */
export const fittedResources = ['clients', 'members', 'integrations', 'dashboards'] as const;
export type FittedResource = (typeof fittedResources)[number];

/** Ids by resource. */
export type ResourceIds = Readonly<Record<FittedResource, readonly string[]>>;

export const noResources: ResourceIds = { clients: [], members: [], integrations: [], dashboards: [] };

export type QuotaQuestion = {
  /** In use now, the most important first. */
  readonly active: readonly string[];
  /** Put aside by an earlier, smaller plan; in the order in which they come back. */
  readonly aside: readonly string[];
  /** -1 for none. */
  readonly limit: number;
  /** What was chosen to stay; null fills the room in order. */
  readonly keep: readonly string[] | null;
  /** Stays whatever the limit, as the owner of the workspace does. */
  readonly fixed?: readonly string[];
};

export type QuotaChange = { readonly putAside: readonly string[]; readonly takeBack: readonly string[] };

/** What stays in use, in order. A choice that is longer than the room is cut. */
export const stayingIn = ({ active, aside, limit, keep, fixed = [] }: QuotaQuestion): readonly string[] => {
  const all = [...active, ...aside];
  if (limit === unlimited) return all;
  const known = new Set(all);
  const wanted = [...new Set([...fixed, ...(keep ?? all)])].filter((id) => known.has(id));
  const most = Math.max(limit, wanted.filter((id) => fixed.includes(id)).length);
  return wanted.slice(0, most);
};

/** What has to change so that a plan has room for what is in use; nothing is ever lost between the two lists. */
export const fitQuota = (question: QuotaQuestion): QuotaChange => {
  const staying = new Set(stayingIn(question));
  return {
    putAside: question.active.filter((id) => !staying.has(id)),
    takeBack: question.aside.filter((id) => staying.has(id)),
  };
};

/** What of all there is can be put aside; which schedules are paused is chosen by nobody. */
const asideParts = [...fittedResources, 'schedules'] as const;

/** Ids by what they are put aside from; of schedules those of their reports. */
export type AsideIds = Readonly<Record<(typeof asideParts)[number], readonly string[]>>;

export const nothingAside: AsideIds = { ...noResources, schedules: [] };

export type QuotaChanges = { readonly putAside: AsideIds; readonly takeBack: AsideIds };

export const noQuotaChanges: QuotaChanges = { putAside: nothingAside, takeBack: nothingAside };

export const countAside = (ids: AsideIds): number =>
  asideParts.reduce((sum, one) => sum + ids[one].length, 0);

/** What events tell of it: before schedules were put aside, they told of none. */
export type ToldAside = ResourceIds & { readonly schedules?: readonly string[] };

export const asideOf = ({ schedules = [], ...ids }: ToldAside): AsideIds => ({
  ...mapResources((one) => ids[one]),
  schedules,
});

/** Whether one list has all of the other. */
export const hasAside = (ids: AsideIds, wanted: AsideIds): boolean =>
  asideParts.every((one) => wanted[one].every((id) => ids[one].includes(id)));

/** Whether two lists have nothing in common. */
export const isApart = (ids: AsideIds, others: AsideIds): boolean =>
  asideParts.every((one) => others[one].every((id) => !ids[one].includes(id)));

const mapAside = (make: (one: (typeof asideParts)[number]) => readonly string[]): AsideIds => ({
  ...mapResources(make),
  schedules: make('schedules'),
});

/** The ids of one list with those of the other, each once, or without them. */
export const withIds = (ids: AsideIds, more: AsideIds): AsideIds =>
  mapAside((one) => [...new Set([...ids[one], ...more[one]])]);

export const withoutIds = (ids: AsideIds, less: AsideIds): AsideIds =>
  mapAside((one) => ids[one].filter((id) => !less[one].includes(id)));

/** A value for each resource. */
export const mapResources = <Value>(
  make: (resource: FittedResource) => Value,
): Readonly<Record<FittedResource, Value>> => ({
  clients: make('clients'),
  members: make('members'),
  integrations: make('integrations'),
  dashboards: make('dashboards'),
});
