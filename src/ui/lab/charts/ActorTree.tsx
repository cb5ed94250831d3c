/** Renders the tree of actors: running, ended, and machines that have not run yet. */
import { type KeyboardEvent, useState } from 'react';
import { matcherOf } from '#domain/text/searchText.ts';
import type { CatalogueEntry } from '#machines/catalogueEntry.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import styles from './ActorTree.module.css';
import type { ActorRun } from './actorRuns.ts';
import { durationText } from './chartText.ts';
import { useTreeKeys } from './useTreeKeys.ts';

type TreeRow = {
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly kind: 'running' | 'ended' | 'unborn' | 'child' | 'fold';
  readonly name: string;
  readonly machine: string | null;
  readonly run: number | null;
  readonly about: string;
  readonly state: string;
  readonly since: number | null;
  readonly until: number | null;
  readonly events: number;
};

type Entries = ReadonlyMap<string, CatalogueEntry>;

/** `Change with a way back · clients`: a machine of many pages is named by the page that it belongs to. */
export const runTitle = ({ machine, name, page }: ActorRun, entry: CatalogueEntry | undefined): string => {
  if (entry === undefined) return name;
  if (entry.subject === 'editing' && page !== null) return `${entry.title} · ${page.slice(1)}`;
  return name === machine || machine === null ? entry.title : `${entry.title} · ${name}`;
};

const rowOf = (actorRun: ActorRun, level: TreeRow['level'], entries: Entries): TreeRow => {
  const value = actorRun.steps.at(-1)?.value;
  const isChild = actorRun.parent !== null;
  const { name, parent, machine, end } = actorRun;
  return {
    key: String(actorRun.key),
    level,
    kind: isChild ? 'child' : end === null ? 'running' : 'ended',
    name: isChild ? name.slice((parent ?? '').length + 1) : runTitle(actorRun, entries.get(machine ?? '')),
    machine,
    run: actorRun.key,
    about: isChild ? (end?.how ?? '') : name,
    state: value === undefined ? '' : stateText(value),
    since: actorRun.first.at,
    until: end?.frame.at ?? null,
    events: actorRun.events,
  };
};

const still = { run: null, state: '', since: null, until: null, events: 0 } as const;

const unbornRow = ({ id, title }: CatalogueEntry, level: TreeRow['level']): TreeRow => ({
  ...still,
  key: id,
  level,
  kind: 'unborn',
  name: title,
  machine: id,
  about: id,
});

const folds = { unborn: 'Not run yet', before: 'Before the reload' } as const;

export type Fold = keyof typeof folds;

const foldRow = (key: Fold, about: string): TreeRow => ({
  ...still,
  key,
  level: 1,
  kind: 'fold',
  name: folds[key],
  machine: null,
  about,
});

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

const wordsOf = ({ name, about, state, machine }: TreeRow): string =>
  `${name} ${about} ${state} ${machine ?? ''}`;

type TreeChoice = {
  readonly search: string;
  readonly open: ReadonlySet<Fold>;
};

/** The lifecycles that a stranger knows from the product. */
const first = ['auth', 'checkout', 'registration', 'testimonials', 'chat', 'mobileMenu'];

/** The best known lifecycles, then running actors in the order of their starts, ended ones, and folds. */
export const treeRows = (
  actorRuns: readonly ActorRun[],
  catalogue: readonly CatalogueEntry[],
  { search, open }: TreeChoice,
): readonly TreeRow[] => {
  const entries = new Map(catalogue.map((entry) => [entry.id, entry]));
  const isSearched = search.trim() !== '';
  const isOpen = (fold: Fold) => isSearched || open.has(fold);
  const allRoots = actorRuns.filter(({ parent }) => parent === null);
  const roots = allRoots.filter(({ isBefore }) => !isBefore);
  const running = roots.filter(({ end }) => end === null);
  const ended = roots.filter(({ end }) => end !== null).toReversed();
  const named = first.flatMap((id) => {
    const run = [...running.toReversed(), ...ended].find(({ machine }) => machine === id);
    return run ?? entries.get(id) ?? [];
  });
  const seen = new Set([...first, ...roots.map(({ machine }) => machine)]);
  const childrenOf = (root: ActorRun) =>
    actorRuns.filter(({ parent, end, key }) => parent === root.name && end === null && key > root.key);
  const withChildren = (root: ActorRun) => [
    rowOf(root, 1, entries),
    ...(root.end === null ? childrenOf(root).map((child) => rowOf(child, 2, entries)) : []),
  ];
  const unborn = catalogue.filter(({ id }) => !seen.has(id));
  // Runs known only by their end have no steps.
  const before = allRoots.filter(({ isBefore, steps }) => isBefore && steps.length > 0).toReversed();
  const rows = [
    ...named.flatMap((one) => ('steps' in one ? withChildren(one) : [unbornRow(one, 1)])),
    ...[...running, ...ended].filter((root) => !named.includes(root)).flatMap(withChildren),
    ...(unborn.length > 0 ? [foldRow('unborn', counted(unborn.length, 'machine'))] : []),
    ...(isOpen('unborn') ? unborn.map((entry) => unbornRow(entry, 2)) : []),
    ...(before.length > 0 ? [foldRow('before', counted(before.length, 'actor'))] : []),
    ...(isOpen('before') ? before.map((root) => rowOf(root, 2, entries)) : []),
  ];
  const hasWords = matcherOf(search);
  return isSearched ? rows.filter((row) => row.kind !== 'fold' && hasWords(wordsOf(row))) : rows;
};

export type ActorTreeProps = {
  readonly actorRuns: readonly ActorRun[];
  readonly catalogue: readonly CatalogueEntry[];
  readonly chosen: { readonly machine: string; readonly run: number | null };
  /** Reference time of the ages, in milliseconds since the epoch. */
  readonly now: number;
  readonly onChoose: (machine: string, run: number | null) => void;
};

const ageText = ({ kind, since, until }: TreeRow, now: number): string => {
  if (kind === 'fold') return '';
  if (since === null) return '';
  if (until !== null) return `ran ${durationText(until - since)}`;
  const seconds = Math.max(0, Math.round((now - since) / 1_000));
  return seconds === 0 ? 'just now' : durationText(seconds * 1_000);
};

const eventsText = ({ kind, events }: TreeRow): string | null =>
  kind === 'unborn' || kind === 'child' || kind === 'fold'
    ? null
    : `${events} ${events === 1 ? 'event' : 'events'}`;

export const ActorTree = ({ actorRuns, catalogue, chosen, now, onChoose }: ActorTreeProps) => {
  const [search, setSearch] = useState('');
  const [toggled, setToggled] = useState<ReadonlyMap<Fold, boolean>>(new Map());
  /** Until toggled, a fold is open if it contains the selection. */
  const isOpen = (fold: Fold): boolean =>
    toggled.get(fold) ??
    (fold === 'before'
      ? actorRuns.some(({ key, isBefore }) => isBefore && key === chosen.run)
      : !first.includes(chosen.machine) && !actorRuns.some(({ machine }) => machine === chosen.machine));
  const toggle = (fold: Fold) => setToggled(new Map(toggled).set(fold, !isOpen(fold)));
  const open = new Set((Object.keys(folds) as Fold[]).filter(isOpen));
  const rows = treeRows(actorRuns, catalogue, { search, open });
  const isChosen = ({ machine, run, kind }: TreeRow) =>
    kind !== 'child' && (chosen.run === null ? machine === chosen.machine : run === chosen.run);
  const keys = useTreeKeys(
    rows.map(({ key }) => key),
    rows.find(isChosen)?.key,
  );
  const press = (row: TreeRow) => {
    if (row.kind === 'fold') toggle(row.key as Fold);
    else if (row.machine !== null) onChoose(row.machine, row.run);
  };
  const onKey = (row: TreeRow) => (event: KeyboardEvent) => {
    const folds = event.key === (open.has(row.key as Fold) ? 'ArrowLeft' : 'ArrowRight');
    if (row.kind === 'fold' && folds) {
      event.stopPropagation();
      toggle(row.key as Fold);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press(row);
  };
  return (
    <div className={styles.side}>
      <input
        type="search"
        className={styles.search}
        placeholder="Find an actor or state"
        aria-label="Find an actor or state"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <div role="tree" aria-label="Actors" className={styles.tree} onKeyDown={keys.onKeyDown} tabIndex={-1}>
        {rows.map((row) => (
          <div
            key={row.key}
            role="treeitem"
            aria-level={row.level}
            aria-expanded={row.kind === 'fold' ? open.has(row.key as Fold) : undefined}
            aria-selected={isChosen(row)}
            tabIndex={keys.tabIndexOf(row.key)}
            data-kind={row.kind}
            className={styles.row}
            onClick={() => press(row)}
            onKeyDown={onKey(row)}
            onFocus={keys.onFocusOf(row.key)}
          >
            <span className={styles.name}>{row.name}</span>
            <span className={styles.figures}>{ageText(row, now)}</span>
            {(row.state || row.about) && (
              <span className={styles.state}>
                {row.kind !== 'child' && row.about}
                {row.kind !== 'child' && row.state && ' · '}
                {row.state}
              </span>
            )}
            {eventsText(row) !== null && <span className={styles.figures}>{eventsText(row)}</span>}
          </div>
        ))}
      </div>
      {rows.length === 0 && <p className={styles.none}>No actor or machine matches.</p>}
    </div>
  );
};
