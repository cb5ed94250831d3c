/** Renders the tree of actors: running, ended, and machines that have not run yet. */
import { type KeyboardEvent, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogueEntry.ts';
import styles from './ActorTree.module.css';
import type { ActorRun } from './actorRuns.ts';
import { durationText } from './chartText.ts';
import { type TreeRow, treeRows } from './treeRows.ts';
import { useTreeKeys } from './useTreeKeys.ts';

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
