/** Filters that a person keeps under a name, in this browser. */
import { useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { queryOf, termsIn } from './filterAddress.ts';
import type { FilterTerm } from './logFilter.ts';

export type KeptFilter = {
  readonly name: string;
  /** As the address writes them. */
  readonly query: string;
};

const key = 'agencylens.lab.logFilters';

const isKept = (value: unknown): value is KeptFilter => {
  const { name, query } = Object(value) as Partial<KeptFilter>;
  return typeof name === 'string' && name !== '' && typeof query === 'string' && termsIn(query).length > 0;
};

/** What is no filter, as after somebody has written into the browser’s storage, is left out. */
export const readKeptFilters = (text: string | null): readonly KeptFilter[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).map(({ name, query }) => ({ name, query })) : [];
  } catch {
    return [];
  }
};

/** In the order of their names; another of the same name gives way. */
export const withKept = (kept: readonly KeptFilter[], filter: KeptFilter): readonly KeptFilter[] =>
  [...withoutKept(kept, filter.name), filter].toSorted((one, other) => (one.name < other.name ? -1 : 1));

export const withoutKept = (kept: readonly KeptFilter[], name: string): readonly KeptFilter[] =>
  kept.filter((one) => one.name !== name);

export type KeptFilters = {
  readonly kept: readonly KeptFilter[];
  keep(name: string, terms: readonly FilterTerm[]): void;
  forget(name: string): void;
};

export const useKeptFilters = (): KeptFilters => {
  const { localStorage: store } = useServices();
  const [kept, setKept] = useState(() => readKeptFilters(store.getItem(key)));
  /** Another window may have kept one since. */
  const change = (next: (stored: readonly KeptFilter[]) => readonly KeptFilter[]) => {
    const changed = next(readKeptFilters(store.getItem(key)));
    store.setItem(key, JSON.stringify(changed));
    setKept(changed);
  };
  return {
    kept,
    keep: (name, terms) => change((stored) => withKept(stored, { name, query: queryOf(terms) })),
    forget: (name) => change((stored) => withoutKept(stored, name)),
  };
};
