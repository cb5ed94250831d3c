/** The view of the page's address: what it shows, of which days, and what it asks for. */
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
    /** Where that day is counted: the client's own time zone, for all clients the workspace's. */
    readonly zone: string;
    /** The days that are shown: those of the range that the plan keeps. */
    readonly days: Days;
    /** The question to `readMetrics`; the same object as long as the view is the same. */
    readonly query: MetricQuery;
    readonly isLive: boolean;
    /** Whether the reader is a person of a client, who has no other to choose. */
    readonly isOfClient: boolean;
    /** Whether a person of a client asks for another client: a page answers with Forbidden, the API with 403. */
    readonly isForbidden: boolean;
    readonly facts: ViewFacts;
    /** What was said of a filter's value when it was added; undefined in an address that someone else wrote. */
    labelOf(dimension: FilterDimension, value: string): string | undefined;
  };

type PageView = {
  /** The keys of the address that the page reads itself; with them, all others are dropped. Always the same array. */
  readonly pageKeys: readonly PageKey[] | undefined;
  /** Where the page begins. Always the same object. */
  readonly usual: UsualView | undefined;
};

type KnownClients = Pick<ViewFacts, 'clients' | 'merged'>;

/** Ids of the clients, archived ones too, and what became of those that were merged; null until they are known, and where nobody asks. */
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
  // Until the plan is known nothing is known to be too old; people of a client are never told it, and the API keeps to it.
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

/** What the API has refused is left out, and said, as what cannot be known to be wrong before. */
const useRead = (params: URLSearchParams, facts: ViewFacts, shownClient: string | null): ReadView => {
  const named = useMemo(() => readView(params, facts), [params, facts]);
  const { client, asOf } = named.view;
  const refused = useRefusedFilters({ client: client ?? shownClient, asOf });
  return useMemo(
    () => (refused.size === 0 ? named : readView(params, { ...facts, refused })),
    [refused, params, facts, named],
  );
};

/** `shownClient`: the client of a page that always shows one, where its address names none. */
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
