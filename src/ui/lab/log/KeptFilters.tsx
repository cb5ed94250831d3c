/** Renders the saved filters, to apply, delete and add. */
import { type FormEvent, useRef, useState } from 'react';
import { useFocusAfter, useFocusOnArrival } from '../../widgets/moveFocus.ts';
import { PanelButton } from '../PanelButton.tsx';
import styles from './FilterBar.module.css';
import { queryOf, termsIn } from './filterAddress.ts';
import { type KeptFilter, useKeptFilters } from './keptFilters.ts';
import type { FilterTerm } from './logFilter.ts';

type KeptFiltersProps = {
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

export const KeptFilters = ({ terms, onChange }: KeptFiltersProps) => {
  const { kept, keep, forget } = useKeptFilters();
  const [isNaming, setNaming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const inForce = queryOf(terms);
  const isKept = kept.some(({ query }) => query === inForce);
  const canKeep = terms.length > 0 && !isKept;
  const press = ({ query }: KeptFilter) => onChange(query === inForce ? [] : termsIn(query));
  useFocusAfter(
    isNaming,
    () => opener.current ?? list.current?.querySelector<HTMLElement>('[aria-pressed="true"]'),
  );
  return (
    <>
      {kept.length > 0 && (
        <ul ref={list} className={styles.terms} aria-label="Kept filters">
          {kept.map((one) => (
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
