/** Renders the search over everything: a field and a list that arrow keys walk through. */

import { Input } from 'antd';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ownValue } from '#domain/ownValue.ts';
import { foldForSearch, matcherOf, searchWords } from '#domain/text/searchText.ts';
import { KitModal } from '../../widgets/KitModal.tsx';
import styles from './Palette.module.css';
import { type PaletteEntry, usePaletteEntries } from './usePaletteEntries.ts';

const mostOfGroup = 6;

/** Entries whose words all begin a word of the name come first, in their order; an empty search lists the first of each kind. */
export const searchEntries = (entries: readonly PaletteEntry[], search: string): readonly PaletteEntry[] => {
  const words = searchWords(search);
  const hasWords = matcherOf(search);
  const fits = ({ label }: PaletteEntry) => hasWords(label);
  const begins = ({ label }: PaletteEntry) => {
    const parts = foldForSearch(label).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const found = entries.filter(fits);
  const ordered = [...found.filter(begins), ...found.filter((entry) => !begins(entry))];
  const groups = Map.groupBy(ordered, ({ group }) => group);
  return [...groups.values()].flatMap((group) => group.slice(0, mostOfGroup));
};

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
    <div role="listbox" id={id} aria-label="Results" className={styles.list}>
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
    const by = ownValue(steps, event.key);
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
          placeholder="Search or type an action"
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
        <p role="status" className="note">
          {entries.length === 0
            ? `No results for “${search.trim()}”`
            : `${entries.length} ${entries.length === 1 ? 'result' : 'results'} · ↑ ↓ to choose, Enter to open`}
        </p>
      </form>
    </KitModal>
  );
};
