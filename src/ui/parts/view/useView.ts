/** Parses the page's address into its view, its days and its query. */
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import { stayingClient } from '#domain/clients/stayingClient.ts';
import { type MetricQuery, metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import { type PageKey, type ReadView, readView, type ViewFacts } from '#domain/metrics/readView.ts';
import { type FilterDimension, keptDays, rangeDays, type UsualView } from '#domain/metrics/view.ts';
import { asOfIn, timeOfMoment } from '#domain/pastView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useDayIn } from '../../services/useDayIn.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useClients } from './useClients.ts';
import { useClientZone } from './useClientZone.ts';
import { useRefusedFilters } from './useRefusedFilters.ts';
import { labelIn, useViewVerbs, type ViewVerbs } from './useViewVerbs.ts';

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

type PageView = {
  /** Query parameters that the page reads itself; all others are dropped. Must be referentially stable. */
  readonly pageKeys: readonly PageKey[] | undefined;
  readonly usual: UsualView | undefined;
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

export const useView = (
  pageKeys?: readonly PageKey[],
  usual?: UsualView,
  shownClient: string | null = null,
): ViewInUse => {
  const { search, state } = useLocation();
  const { membership } = useAuth();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const zone = useClientZone(params.get('client'));
  const facts = useFacts(params, { pageKeys, usual, zone });
  const read = useRead(params, facts, shownClient);
  const { view } = read;
  const days = useMemo(() => keptDays(rangeDays(view, facts.today), facts), [view, facts]);
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
