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

type Titles = ReadonlyMap<string, string>;

const rowOf = (actorRun: ActorRun, level: TreeRow['level'], titles: Titles): TreeRow => {
  const value = actorRun.steps.at(-1)?.value;
  const isChild = actorRun.parent !== null;
  return {
    key: String(actorRun.key),
    level,
    kind: isChild ? 'child' : actorRun.end === null ? 'running' : 'ended',
    name: isChild ? actorRun.name.slice((actorRun.parent ?? '').length + 1) : actorRun.name,
    machine: actorRun.machine,
    run: actorRun.key,
    about: titles.get(actorRun.machine ?? '') ?? actorRun.end?.how ?? '',
    state: value === undefined ? '' : stateText(value),
    since: actorRun.first.at,
    until: actorRun.end?.frame.at ?? null,
    events: actorRun.events,
  };
};

const unbornRow = ({ id, title }: CatalogueEntry): TreeRow => ({
  key: id,
  level: 1,
  kind: 'unborn',
  name: id,
  machine: id,
  run: null,
  about: title,
  state: '',
  since: null,
  until: null,
  events: 0,
});

const foldKey = 'before';

const foldRow = (actors: number): TreeRow => ({
  key: foldKey,
  level: 1,
  kind: 'fold',
  name: 'Before the reload',
  machine: null,
  run: null,
  about: `${actors} ${actors === 1 ? 'actor' : 'actors'}`,
  state: '',
  since: null,
  until: null,
  events: 0,
});

const wordsOf = ({ name, about, state, machine }: TreeRow): string =>
  `${name} ${about} ${state} ${machine ?? ''}`;

type TreeChoice = {
  readonly search: string;
  readonly isUnfolded: boolean;
};

/** Runs of earlier page loads, latest first, below a row with their count; runs known only by their end are left out. */
const rowsBefore = (roots: readonly ActorRun[], titles: Titles, isOpen: boolean): readonly TreeRow[] => {
  const before = roots.filter(({ isBefore, steps }) => isBefore && steps.length > 0).toReversed();
  if (before.length === 0) return [];
  return [foldRow(before.length), ...(isOpen ? before.map((root) => rowOf(root, 2, titles)) : [])];
};

/** Running actors in the order of their starts with their children, then ended ones, latest first, then the rest. */
export const treeRows = (
  actorRuns: readonly ActorRun[],
  catalogue: readonly CatalogueEntry[],
  { search, isUnfolded }: TreeChoice,
): readonly TreeRow[] => {
  const titles = new Map(catalogue.map(({ id, title }) => [id, title]));
  const isSearched = search.trim() !== '';
  const allRoots = actorRuns.filter(({ parent }) => parent === null);
  const roots = allRoots.filter(({ isBefore }) => !isBefore);
  const running = roots.filter(({ end }) => end === null);
  const ended = roots.filter(({ end }) => end !== null).toReversed();
  const seen = new Set(roots.map(({ machine }) => machine));
  const childrenOf = (root: ActorRun) =>
    actorRuns.filter(({ parent, end, key }) => parent === root.name && end === null && key > root.key);
  const rows = [
    ...running.flatMap((root) => [
      rowOf(root, 1, titles),
      ...childrenOf(root).map((child) => rowOf(child, 2, titles)),
    ]),
    ...ended.map((root) => rowOf(root, 1, titles)),
    ...catalogue.filter(({ id }) => !seen.has(id)).map(unbornRow),
    ...rowsBefore(allRoots, titles, isUnfolded || isSearched),
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
  if (since === null) return 'not run yet';
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
  /** Null until toggled; by default a branch is open if it contains the selection. */
  const [unfolded, setUnfolded] = useState<boolean | null>(null);
  const isUnfolded = unfolded ?? actorRuns.some(({ key, isBefore }) => isBefore && key === chosen.run);
  const rows = treeRows(actorRuns, catalogue, { search, isUnfolded });
  const isChosen = ({ machine, run, kind }: TreeRow) =>
    kind !== 'child' && (chosen.run === null ? machine === chosen.machine : run === chosen.run);
  const keys = useTreeKeys(
    rows.map(({ key }) => key),
    rows.find(isChosen)?.key,
  );
  const press = (row: TreeRow) => {
    if (row.kind === 'fold') setUnfolded(!isUnfolded);
    else if (row.machine !== null) onChoose(row.machine, row.run);
  };
  const onKey = (row: TreeRow) => (event: KeyboardEvent) => {
    const folds = event.key === (isUnfolded ? 'ArrowLeft' : 'ArrowRight');
    if (row.kind === 'fold' && folds) {
      event.stopPropagation();
      setUnfolded(!isUnfolded);
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
            aria-expanded={row.kind === 'fold' ? isUnfolded : undefined}
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
            {(row.state || row.about) && <span className={styles.state}>{row.state || row.about}</span>}
            {eventsText(row) !== null && <span className={styles.figures}>{eventsText(row)}</span>}
          </div>
        ))}
      </div>
      {rows.length === 0 && <p className={styles.none}>No actor or machine matches.</p>}
    </div>
  );
};
