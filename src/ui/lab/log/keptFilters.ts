/** Stores a person's named filters in this browser. */
import { useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { queryOf, termsIn } from './filterAddress.ts';
import type { FilterTerm } from './logFilter.ts';

export type KeptFilter = {
  readonly name: string;
  readonly query: string;
};

const key = 'agencylens.lab.logFilters';

const isKept = (value: unknown): value is KeptFilter => {
  const { name, query } = Object(value) as Partial<KeptFilter>;
  return typeof name === 'string' && name !== '' && typeof query === 'string' && termsIn(query).length > 0;
};

/** Invalid entries, such as manual edits of the storage, are ignored. */
export const readKeptFilters = (text: string | null): readonly KeptFilter[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isKept).map(({ name, query }) => ({ name, query })) : [];
  } catch {
    return [];
  }
};

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
  /** Reads the storage again, because another window may have changed it. */
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
