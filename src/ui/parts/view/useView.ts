/** The view of the page's address, and the ways to change it: each change is one step of the tab's history. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { EpochDay } from '#domain/calendar/epochDay.ts';
import { dayInZone } from '#domain/clients/clientZone.ts';
import { stayingClient } from '#domain/clients/stayingClient.ts';
import { type MetricQuery, metricQueryOf } from '#domain/metrics/metricQueryOf.ts';
import type { Days } from '#domain/metrics/rangePreset.ts';
import { type ReadView, readView, type ViewFacts } from '#domain/metrics/readView.ts';
import {
  type FilterDimension,
  keptDays,
  noFilters,
  rangeDays,
  type UsualView,
  type View,
} from '#domain/metrics/view.ts';
import { viewKeys, writeView } from '#domain/metrics/viewAddress.ts';
import { intervalsFor } from '#domain/metrics/viewInterval.ts';
import { asOfIn, asOfParameter, timeOfMoment } from '#domain/pastView.ts';
import { unlimited } from '#domain/plans/planCatalogue.ts';
import { limitsOf } from '#domain/plans/subscription.ts';
import { staysInPlace } from '../../services/staysInPlace.ts';
import { useAsOf } from '../../services/useAsOf.ts';
import { useAuth } from '../../services/useAuth.ts';
import { useDayIn } from '../../services/useDayIn.ts';
import { usePlan } from '../../services/usePlan.ts';
import { useClients } from './useClients.ts';
import { useClientZone } from './useClientZone.ts';
import { useRefusedFilters } from './useRefusedFilters.ts';

export type ViewInUse = ReadView & {
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
  setView(changes: Partial<View>): void;
  /** Adds a value, once; what is added already stays. `label`: what its chip says, where the value is an id. */
  addFilter(dimension: FilterDimension, value: string, label?: string): void;
  removeFilter(dimension: FilterDimension, value: string): void;
  clearFilters(): void;
  /** What was said of a filter's value when it was added; undefined in an address that someone else wrote. */
  labelOf(dimension: FilterDimension, value: string): string | undefined;
};

type PageView = {
  /** The keys of the address that the page reads itself; with them, all others are dropped. Always the same array. */
  readonly pageKeys: readonly string[] | undefined;
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

/** Steps that suit the old range may not suit the new one, and campaigns and sources of one client are none of another. */
const changed = (before: View, changes: Partial<View>, facts: ViewFacts): View => {
  const view = { ...before, ...changes };
  const days = keptDays(rangeDays(view, facts.today), facts);
  const isFitting = view.interval === null || intervalsFor(days).includes(view.interval);
  const isOfAnother = view.client !== before.client && changes.filters === undefined;
  return {
    ...view,
    interval: isFitting ? view.interval : null,
    filters: isOfAnother ? { ...view.filters, campaign: [], source: [] } : view.filters,
  };
};

/** The address of a view beside the page's own parts. */
const searchOf = (view: View, params: URLSearchParams, facts: ViewFacts): string => {
  const written = writeView(view, facts);
  for (const [key, value] of params) if (!viewKeys.includes(key)) written.append(key, value);
  // An empty position is what leads out of the past: an address without one keeps it.
  if (view.asOf === null && params.has(asOfParameter)) written.set(asOfParameter, '');
  return `?${written}`;
};

type Labels = Readonly<Record<string, string>>;

const labelKey = (dimension: FilterDimension, value: string): string => `${dimension}:${value}`;

/** The labels that a step of the history carries; a reload keeps them, another tab has none. */
const labelsIn = (state: unknown): Labels => {
  const entries: [string, unknown][] = Object.entries(Object(Object(state).filterLabels));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

type Standing = {
  readonly view: View;
  readonly params: URLSearchParams;
  readonly facts: ViewFacts;
};

/** The ways to change a view, always the same functions: whoever holds them from before changes the view that is there now. */
const useViewVerbs = (standing: Standing) => {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const now = useRef({ ...standing, hash, state, navigate });
  useLayoutEffect(() => {
    now.current = { ...standing, hash, state, navigate };
  });
  return useMemo(() => {
    const change = (changes: Partial<View>, labels: Labels = {}): void => {
      const { view, params, facts, ...at } = now.current;
      const search = searchOf(changed(view, changes, facts), params, facts);
      if (search === `?${params}`) return;
      const filterLabels = { ...labelsIn(at.state), ...labels };
      at.navigate(
        { search, hash: at.hash },
        { state: { ...staysInPlace, filterLabels }, preventScrollReset: true },
      );
    };
    const valuesOf = (dimension: FilterDimension) => now.current.view.filters[dimension];
    const filter = (dimension: FilterDimension, values: readonly string[], labels: Labels = {}): void =>
      change({ filters: { ...now.current.view.filters, [dimension]: values } }, labels);
    return {
      setView: (changes: Partial<View>) => change(changes),
      addFilter: (dimension: FilterDimension, value: string, label?: string) => {
        const values = valuesOf(dimension);
        if (values.includes(value)) return;
        const labels = label === undefined ? {} : { [labelKey(dimension, value)]: label };
        filter(dimension, [...values, value], labels);
      },
      removeFilter: (dimension: FilterDimension, value: string) =>
        filter(
          dimension,
          valuesOf(dimension).filter((one) => one !== value),
        ),
      clearFilters: () => change({ filters: noFilters }),
    };
  }, []);
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
  pageKeys?: readonly string[],
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
    labelOf: (dimension, value) => labelsIn(state)[labelKey(dimension, value)],
  };
};
