/** Renders the saved filters, to apply, delete and add. */
import { type FormEvent, useRef, useState } from 'react';
import { useServices } from '../../services/servicesContext.ts';
import { useFocusAfter, useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './FilterBar.module.css';
import { queryOf, termsIn } from './filterAddress.ts';
import type { FilterTerm } from './logFilter.ts';

type SavedFilter = {
  readonly name: string;
  readonly query: string;
};

const key = 'agencylens.lab.logFilters';

const isSavedFilter = (value: unknown): value is SavedFilter => {
  const { name, query } = Object(value) as Partial<SavedFilter>;
  return typeof name === 'string' && name !== '' && typeof query === 'string' && termsIn(query).length > 0;
};

/** Invalid entries, such as manual edits of the storage, are ignored. */
export const readSavedFilters = (text: string | null): readonly SavedFilter[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSavedFilter).map(({ name, query }) => ({ name, query })) : [];
  } catch {
    return [];
  }
};

export const withSaved = (saved: readonly SavedFilter[], filter: SavedFilter): readonly SavedFilter[] =>
  [...withoutSaved(saved, filter.name), filter].toSorted((one, other) => (one.name < other.name ? -1 : 1));

export const withoutSaved = (saved: readonly SavedFilter[], name: string): readonly SavedFilter[] =>
  saved.filter((one) => one.name !== name);

type SavedFiltersState = {
  readonly saved: readonly SavedFilter[];
  keep(name: string, terms: readonly FilterTerm[]): void;
  forget(name: string): void;
};

const useSavedFilters = (): SavedFiltersState => {
  const { localStorage: store } = useServices();
  const [saved, setSaved] = useState(() => readSavedFilters(store.getItem(key)));
  /** Reads the storage again, because another window may have changed it. */
  const change = (next: (stored: readonly SavedFilter[]) => readonly SavedFilter[]) => {
    const changed = next(readSavedFilters(store.getItem(key)));
    store.setItem(key, JSON.stringify(changed));
    setSaved(changed);
  };
  return {
    saved,
    keep: (name, terms) => change((stored) => withSaved(stored, { name, query: queryOf(terms) })),
    forget: (name) => change((stored) => withoutSaved(stored, name)),
  };
};

type SavedFiltersProps = {
  readonly terms: readonly FilterTerm[];
  readonly onChange: (terms: readonly FilterTerm[]) => void;
};

const longestName = 40;

type NameFormProps = { readonly onKeep: (name: string) => void; readonly onCancel: () => void };

const NameForm = ({ onKeep, onCancel }: NameFormProps) => {
  const field = useFocusOnArrival<HTMLInputElement>();
  const [name, setName] = useState('');
  const keep = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onKeep(name.trim());
  };
  return (
    <form
      className={styles.form}
      aria-label="Keep these filters"
      onSubmit={keep}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onCancel();
      }}
    >
      <input
        ref={field}
        aria-label="Name of the filters"
        placeholder="Name"
        maxLength={longestName}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <PanelButton type="submit">Keep</PanelButton>
      <PanelButton look="quiet" onClick={onCancel}>
        Cancel
      </PanelButton>
    </form>
  );
};

export const SavedFilters = ({ terms, onChange }: SavedFiltersProps) => {
  const { saved, keep, forget } = useSavedFilters();
  const [isNaming, setNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const inForce = queryOf(terms);
  const isKept = saved.some(({ query }) => query === inForce);
  const canKeep = terms.length > 0 && !isKept;
  const press = ({ query }: SavedFilter) => onChange(query === inForce ? [] : termsIn(query));
  useFocusAfter(
    isNaming,
    () => opener.current ?? list.current?.querySelector<HTMLElement>('[aria-pressed="true"]'),
  );
  return (
    <>
      {saved.length > 0 && (
        <ul ref={list} className={styles.terms} aria-label="Kept filters">
          {saved.map((one) => (
            <li key={one.name} className={styles.kept}>
              <button type="button" aria-pressed={one.query === inForce} onClick={() => press(one)}>
                {one.name}
              </button>
              <button
                type="button"
                aria-label={`Forget the filters ${one.name}`}
                onClick={() => forget(one.name)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {canKeep && !isNaming && (
        <button ref={opener} type="button" className={styles.clear} onClick={() => setNaming(true)}>
          Keep as…
        </button>
      )}
      {canKeep && isNaming && (
        <NameForm
          onKeep={(name) => {
            keep(name, terms);
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      )}
    </>
  );
};
