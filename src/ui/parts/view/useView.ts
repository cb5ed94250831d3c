/** Parses the page's address into its view, its days and its query, once for all parts of the page. */

import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import { stayingClient } from '#domain/clients/stayingClient.ts';
import type { MetricQuery } from '#domain/metrics/metricQuery.ts';
import { metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import { type PageKey, type ReadView, readView, type ViewFacts } from '#domain/metrics/readView.ts';
import type { View } from '#domain/metrics/view.ts';
import { type FilterDimension, rangeDays, type UsualView, visibleDays } from '#domain/metrics/view.ts';
import { asOfIn, timeOfMoment } from '#domain/pastView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useDayIn } from '../../services/useDayIn.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useClients } from './useClients.ts';
import { useClientZone } from './useClientZone.ts';
import { labelIn, useViewVerbs, type ViewVerbs } from './useViewVerbs.ts';

type Asked = { readonly queryKey: readonly unknown[]; readonly state: { readonly error: unknown } };

/**
 * Lives in the query cache, because a refused query is evicted without observers and would be repeated. This
 * key is cleared and invalidated with the person's other queries.
 */
const key = ['readMetrics', { refused: true }];

const hash = hashKey(key);

const nothing: readonly string[] = [];

const kept = (serverState: QueryClient): readonly string[] => {
  const state = serverState.getQueryCache().get<readonly string[]>(hash)?.state;
  return (state?.isInvalidated === false && state.data) || nothing;
};

type Of = { readonly client: string; readonly asOf: string };

/** An id may be unknown for one client or moment and known for another. */
const scopeOf = ({ client, asOf }: Of): string => `${client} ${asOf} `;

const keep = (serverState: QueryClient, { queryKey: [, query], state: { error } }: Asked): void => {
  const { unknown } = Object(Object(error).problem);
  if (!Array.isArray(unknown)) return;
  const { client_id: ofReport = '', client = ofReport, as_of: asOf = '' } = Object(query);
  const before = kept(serverState);
  const found = unknown.map((one) => `${scopeOf({ client, asOf })}${one}`);
  const added = found.filter((one) => !before.includes(one));
  if (added.length === 0) return;
  serverState.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
  serverState.setQueryData(key, [...before, ...added]);
};

const storeOf = (serverState: QueryClient) => ({
  read: () => kept(serverState),
  subscribe: (listener: () => void) =>
    serverState.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') keep(serverState, event.query);
      if (event.query.queryHash === hash) listener();
    }),
});

/** Such as `campaign:c-1`. People of a client have one key, with or without the client in the address. */
const useRefusedFilters = ({ client, asOf }: Pick<View, 'client' | 'asOf'>): ReadonlySet<string> => {
  const serverState = useQueryClient();
  const own = useAuth().membership?.client?.id;
  const { read, subscribe } = useMemo(() => storeOf(serverState), [serverState]);
  const all = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => {
    const clients = client !== null ? [client] : own === undefined ? [''] : ['', own];
    const scopes = clients.map((one) => scopeOf({ client: one, asOf: String(asOf ?? '') }));
    const here = all.flatMap((one) => {
      const scope = scopes.find((start) => one.startsWith(start));
      return scope === undefined ? [] : [one.slice(scope.length)];
    });
    return new Set(here);
  }, [all, client, asOf, own]);
};

export type ViewInUse = ReadView &
  ViewVerbs & {
    readonly today: EpochDay;
    /** Time zone of the view's days: the client's own, for all clients the workspace's. */
    readonly zone: string;
    /** Days of the range within the plan's retention. */
    readonly days: Days;
    /** Query for `readMetrics`, referentially stable for the same view. */
    readonly query: MetricQuery;
    readonly isLive: boolean;
    readonly isOfClient: boolean;
    /** A person of a client requests another client: a page answers with Forbidden, the API with 403. */
    readonly isForbidden: boolean;
    readonly facts: ViewFacts;
    /** Label of a filter's value from when it was added; undefined for an address from elsewhere. */
    labelOf(dimension: FilterDimension, value: string): string | undefined;
  };

export type PageView = {
  /** Query parameters that the page reads itself; all others are dropped. Must be referentially stable. */
  readonly pageKeys?: readonly PageKey[] | undefined;
  readonly usual?: UsualView | undefined;
  /** Client fixed by the page; default: the address's, or all. */
  readonly shownClient?: string | null;
};

type KnownClients = Pick<ViewFacts, 'clients' | 'merged'>;

/** Ids of all clients, including archived ones, and targets of merged ones; null while loading, and if not wanted. */
const useKnownClients = (isWanted: boolean): KnownClients => {
  const clients = useClients(isWanted);
  return useMemo(() => {
    if (!clients) return { clients: null };
    const merged = clients.flatMap(({ id, merged_into }) => {
      const stays = merged_into === null ? null : stayingClient(clients, id);
      return stays === null ? [] : [[id, stays.id] as const];
    });
    return { clients: clients.map(({ id }) => id), merged: new Map(merged) };
  }, [clients]);
};

const useFacts = (
  params: URLSearchParams,
  { pageKeys, usual, zone }: PageView & { zone: string },
): ViewFacts => {
  const present = useDayIn(zone);
  const asOf = useAsOf();
  const refusesTime = asOf === null && asOfIn(`?${params}`) !== null;
  // At a moment of the past the days are counted from there.
  const past = timeOfMoment(asOf);
  const today = past === null ? present : Math.min(dayInZone(zone, past), present);
  const { known: isPlanKnown, plan } = usePlan();
  const isOfClient = useAuth().membership?.kind === 'client';
  const known = useKnownClients(params.has('client') && !isOfClient);
  // Unlimited until the plan is known. People of a client get no plan notices, and the API enforces the
  // limit.
  const retentionDays = isPlanKnown && !isOfClient ? limitsOf(plan).retentionDays : unlimited;
  return useMemo(
    () => ({
      today,
      retentionDays,
      ...known,
      refusesTime,
      ...(pageKeys && { pageKeys }),
      ...(usual && { usual }),
    }),
    [today, retentionDays, known, refusesTime, pageKeys, usual],
  );
};

/** Ids that the API refused are dropped with a notice, because they cannot be validated locally. */
const useRead = (params: URLSearchParams, facts: ViewFacts, shownClient: string | null): ReadView => {
  const named = useMemo(() => readView(params, facts), [params, facts]);
  const { client, asOf } = named.view;
  const refused = useRefusedFilters({ client: client ?? shownClient, asOf });
  return useMemo(
    () => (refused.size === 0 ? named : readView(params, { ...facts, refused })),
    [refused, params, facts, named],
  );
};

export const useAddressView = ({ pageKeys, usual, shownClient = null }: PageView): ViewInUse => {
  const { search, state } = useLocation();
  const { membership } = useAuth();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const zone = useClientZone(params.get('client'));
  const facts = useFacts(params, { pageKeys, usual, zone });
  const read = useRead(params, facts, shownClient);
  const { view } = read;
  const days = useMemo(() => visibleDays(rangeDays(view, facts.today), facts), [view, facts]);
  const query = useMemo(() => metricQueryOf(view, days), [view, days]);
  const verbs = useViewVerbs({ view, params, facts });
  const isOfClient = membership?.kind === 'client';
  return {
    ...read,
    ...verbs,
    today: facts.today,
    zone,
    days,
    query,
    isLive: view.asOf === null,
    isOfClient,
    isForbidden: isOfClient && view.client !== null && view.client !== membership.client?.id,
    facts,
    labelOf: (dimension, value) => labelIn(state, dimension, value),
  };
};

export const ViewContext = createContext<ViewInUse | null>(null);

/** The view of the page's `ViewProvider`. */
export const useView = (): ViewInUse => {
  const view = useContext(ViewContext);
  if (view === null) throw new Error('useView needs a ViewProvider');
  return view;
};
