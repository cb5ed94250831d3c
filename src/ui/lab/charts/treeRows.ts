/** Builds the rows of the actor tree: running, ended, not yet started, and runs before a reload. */
import { matcherOf } from '#domain/text/searchText.ts';
import type { CatalogueEntry } from '#machines/catalogueEntry.ts';
import { stateText } from '#machines/inspectToTrace.ts';
import type { ActorRun } from './actorRuns.ts';

export type TreeRow = {
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
