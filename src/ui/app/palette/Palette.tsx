/** Renders the search over everything: a field and a list that arrow keys walk through. */
import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './Palette.module.css';
import { type PaletteEntry, searchEntries, usePaletteEntries } from './paletteEntries.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

type OptionsProps = {
  id: string;
  entries: readonly PaletteEntry[];
  active: PaletteEntry | undefined;
  onPoint: (entry: PaletteEntry) => void;
  onRun: (entry: PaletteEntry) => void;
};

const Options = ({ id, entries, active, onPoint, onRun }: OptionsProps) => {
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry is brought into sight
  useEffect(() => {
    // Some browsers return a promise, which an effect must not return as its cleanup.
    void shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div role="listbox" id={id} aria-label="Found" className={styles.list}>
      {entries.map((entry) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field over the list has the keys
        // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
        <div
          key={entry.id}
          id={`${id}-${entry.id}`}
          ref={entry === active ? shown : null}
          role="option"
          aria-selected={entry === active}
          className={styles.option}
          onPointerMove={() => onPoint(entry)}
          onClick={() => onRun(entry)}
        >
          <bdi>{entry.label}</bdi>
          <small>{entry.group}</small>
        </div>
      ))}
    </div>
  );
};

export const Palette = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const [search, setSearch] = useState('');
  const [pointed, setPointed] = useState<string | null>(null);
  const entries = searchEntries(usePaletteEntries(), search);
  const place = Math.max(
    0,
    entries.findIndex((entry) => entry.id === pointed),
  );
  const active = entries[place];
  const run = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onClose();
    entry.run();
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || entries.length === 0) return;
    event.preventDefault();
    setPointed(entries[(place + by + entries.length) % entries.length]?.id ?? null);
  };
  return (
    <KitModal title="Search" focus="field" onClose={onClose}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          run(active);
        }}
      >
        <Input
          role="combobox"
          aria-label="Search pages, clients and actions"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          placeholder="A page, a client, a report or an action"
          autoComplete="off"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPointed(null);
          }}
          onKeyDown={step}
        />
        <Options
          id={id}
          entries={entries}
          active={active}
          onPoint={(entry) => setPointed(entry.id)}
          onRun={run}
        />
        <p role="status" className={styles.status}>
          {entries.length === 0
            ? 'Nothing is called so. Try fewer letters.'
            : `${entries.length} found. Arrow keys choose, Enter opens.`}
        </p>
      </form>
    </KitModal>
  );
};
