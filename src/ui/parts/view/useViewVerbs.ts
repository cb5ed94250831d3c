/** Provides the changes of the view in the page's address, each as one step of the history. */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ViewFacts } from '#domain/metrics/readView.ts';
import { type FilterDimension, noFilters, rangeDays, type View, visibleDays } from '#domain/metrics/view.ts';
import { viewKeys, writeView } from '#domain/metrics/viewAddress.ts';
import { intervalsFor } from '#domain/metrics/viewInterval.ts';
import { asOfParameter } from '#domain/pastView.ts';
import { staysInPlace } from '../../services/staysInPlace.ts';

export type ViewVerbs = {
  setView(changes: Partial<View>): void;
  /** Adds a value once. `label`: text of its chip, if the value is an id. */
  addFilter(dimension: FilterDimension, value: string, label?: string): void;
  removeFilter(dimension: FilterDimension, value: string): void;
  clearFilters(): void;
};

/** Drops an interval that does not suit the new range, and campaigns and sources of another client. */
const changed = (before: View, changes: Partial<View>, facts: ViewFacts): View => {
  const view = { ...before, ...changes };
  const days = visibleDays(rangeDays(view, facts.today), facts);
  const isFitting = view.interval === null || intervalsFor(days).includes(view.interval);
  const isOfAnother = view.client !== before.client && changes.filters === undefined;
  return {
    ...view,
    interval: isFitting ? view.interval : null,
    filters: isOfAnother ? { ...view.filters, campaign: [], source: [] } : view.filters,
  };
};

const searchOf = (view: View, params: URLSearchParams, facts: ViewFacts): string => {
  const written = writeView(view, facts);
  for (const [key, value] of params) if (!viewKeys.includes(key)) written.append(key, value);
  // Without the parameter the address keeps the past, so an empty one leaves it.
  if (view.asOf === null && params.has(asOfParameter)) written.set(asOfParameter, '');
  return `?${written}`;
};

type Labels = Readonly<Record<string, string>>;

const labelKey = (dimension: FilterDimension, value: string): string => `${dimension}:${value}`;

/** Labels live in the history state, which survives a reload but is not shared with other tabs. */
const labelsIn = (state: unknown): Labels => {
  const entries: [string, unknown][] = Object.entries(Object(Object(state).filterLabels));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

export const labelIn = (state: unknown, dimension: FilterDimension, value: string): string | undefined =>
  labelsIn(state)[labelKey(dimension, value)];

type VerbContext = {
  readonly view: View;
  readonly params: URLSearchParams;
  readonly facts: ViewFacts;
};

/** Referentially stable functions that always change the current view. */
export const useViewVerbs = (context: VerbContext): ViewVerbs => {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const now = useRef({ ...context, hash, state, navigate });
  useLayoutEffect(() => {
    now.current = { ...context, hash, state, navigate };
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
