/** Renders the filters of the events, to add, negate and remove. */
import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { PanelButton } from '../PanelButton.tsx';
import styles from './FilterBar.module.css';
import {
  type FilterField,
  type FilterTerm,
  fieldTitles,
  filterFields,
  termWords,
  withoutTwins,
} from './logFilter.ts';
import { SavedFilters } from './SavedFilters.tsx';
import type { LogEvents } from './useLog.ts';

type FilterBarProps = {
  readonly events: LogEvents;
  readonly terms: readonly FilterTerm[];
  readonly onChange: (terms: readonly FilterTerm[]) => void;
};

const mostSuggestions = 60;

const suggestionsOf = ({ list, count }: LogEvents, field: FilterField): readonly string[] => {
  if (field !== 'type' && field !== 'stream' && field !== 'actor') return [];
  const found = new Set<string>();
  for (
    let index = count - 1;
    index >= 0 && index > count - 5_000 && found.size < mostSuggestions;
    index -= 1
  ) {
    const event = list[index];
    if (event) found.add(field === 'actor' ? event.actor.id : event[field]);
  }
  return [...found].toSorted();
};

const Terms = ({ terms, onChange }: Omit<FilterBarProps, 'events'>) => (
  <ul className={styles.terms} aria-label="Filters">
    {terms.map((term, index) => (
      <li key={termWords(term)} className={styles.term}>
        <button
          type="button"
          title="Turn round"
          onClick={() => onChange(withoutTwins(terms.with(index, { ...term, not: !term.not })))}
        >
          {termWords(term)}
        </button>
        <button
          type="button"
          aria-label={`Remove the filter ${termWords(term)}`}
          onClick={() => onChange(terms.toSpliced(index, 1))}
        >
          ×
        </button>
      </li>
    ))}
  </ul>
);

/** After a removal the focus moves to the last filter left, or to the input for a new one. */
const useFocusOnFilter = (count: number) => {
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || document.activeElement !== document.body) return;
    const left = bar.current?.querySelectorAll<HTMLElement>('li button[aria-label^="Remove"]') ?? [];
    const next = [...left].at(-1) ?? bar.current?.querySelector<HTMLElement>('input');
    next?.focus();
  }, [count]);
  return bar;
};

export const FilterBar = ({ events, terms, onChange }: FilterBarProps) => {
  const [field, setField] = useState<FilterField>('text');
  const [not, setNot] = useState(false);
  const [value, setValue] = useState('');
  const [until, setUntil] = useState('');
  const list = useId();
  const suggestions = useMemo(() => suggestionsOf(events, field), [events, field]);
  const isTime = field === 'time';
  const bar = useFocusOnFilter(terms.length);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = isTime ? `${value}..${until}` : value.trim();
    if (wanted === '' || wanted === '..') return;
    onChange(withoutTwins([...terms, { field, not, value: wanted }]));
    setValue('');
    setUntil('');
  };
  return (
    <div ref={bar} className={styles.bar}>
      <form className={styles.form} onSubmit={add} aria-label="Add a filter">
        <select
          aria-label="Field"
          value={field}
          onChange={({ target }) => {
            setField(target.value as FilterField);
            setValue('');
          }}
        >
          {filterFields.map((name) => (
            <option key={name} value={name}>
              {fieldTitles[name]}
            </option>
          ))}
        </select>
        <select
          aria-label="Is or is not"
          value={String(not)}
          onChange={({ target }) => setNot(target.value === 'true')}
        >
          <option value="false">is</option>
          <option value="true">is not</option>
        </select>
        <input
          type={isTime ? 'date' : 'search'}
          aria-label={isTime ? 'From' : 'Value'}
          value={value}
          list={list}
          autoComplete="off"
          spellCheck={false}
          placeholder={isTime ? undefined : 'Part of it'}
          onChange={({ target }) => setValue(target.value)}
        />
        {isTime && (
          <input
            type="date"
            aria-label="Until"
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        )}
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
        <PanelButton type="submit">Filter</PanelButton>
      </form>
      {terms.length > 0 && <Terms terms={terms} onChange={onChange} />}
      {terms.length > 1 && (
        <button type="button" className={styles.clear} onClick={() => onChange([])}>
          Clear all
        </button>
      )}
      <SavedFilters terms={terms} onChange={onChange} />
    </div>
  );
};
