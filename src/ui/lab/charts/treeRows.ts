/** The rows of the tree of actors: what runs, what has ended, the machines that have not run yet, and what ran before a reload. */
import { matcherOf } from '#domain/text/searchText.ts';
import type { CatalogueEntry } from '#machines/catalogueEntry.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import type { ActorRun } from './actorRuns.ts';

export type TreeRow = {
  readonly key: string;
  readonly level: 1 | 2 | 3;
  readonly kind: 'running' | 'ended' | 'unborn' | 'child' | 'fold';
  readonly name: string;
  /** The chart that a press shows; null: none, it is no machine. */
  readonly machine: string | null;
  readonly run: number | null;
  /** The title of the machine, how a child ended. */
  readonly about: string;
  /** The path of its state; empty for what has none. */
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

/** The row that holds what ran on pages that were left. */
export const foldKey = 'before';

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

export type TreeChoice = {
  /** Empty for all. A search also looks into the fold. */
  readonly search: string;
  /** Whether the fold of what ran before is open. */
  readonly isUnfolded: boolean;
};

/** What ran on pages that were left, latest first, under a row that tells how many; without what has no more than its end. */
const rowsBefore = (roots: readonly ActorRun[], titles: Titles, isOpen: boolean): readonly TreeRow[] => {
  const before = roots.filter(({ isBefore, steps }) => isBefore && steps.length > 0).toReversed();
  if (before.length === 0) return [];
  return [foldRow(before.length), ...(isOpen ? before.map((root) => rowOf(root, 2, titles)) : [])];
};

/** Running actors first, in the order of their starts, with their children; then ended ones, latest first; then the rest. */
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
