/** Finds import cycles; type imports and dynamic imports count too. */
import { posix } from 'node:path';
import { importsOf } from '#tests/support/importsOf.ts';
import type { SourceFile } from '#tests/support/sourceFiles.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

const targetOf = (path: string, specifier: string): string =>
  specifier.startsWith('#') ? `src/${specifier.slice(1)}` : posix.join(posix.dirname(path), specifier);

/** Strips Vite's `?raw`, `?url` and similar queries: they refer to the same file. */
const withoutQuery = (specifier: string): string => specifier.split('?', 1)[0] ?? '';

const graphOf = (files: readonly SourceFile[]): Graph =>
  new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(path, text)
        .filter(({ specifier }) => /^[.#]/.test(specifier ?? ''))
        .map(({ specifier }) => targetOf(path, withoutQuery(specifier ?? ''))),
    ]),
  );

/** Rotates a cycle to its first path, so that equal cycles compare equal. */
const ringFrom = (trail: readonly string[]): string => {
  const least = trail.indexOf(trail.toSorted()[0] ?? '');
  const ring = [...trail.slice(least), ...trail.slice(0, least)];
  return [...ring, ring[0]].join(' > ');
};

const ringsIn = (graph: Graph): readonly string[] => {
  const finished = new Set<string>();
  const rings = new Set<string>();
  const walk = (path: string, trail: readonly string[]): void => {
    const place = trail.indexOf(path);
    if (place >= 0) rings.add(ringFrom(trail.slice(place)));
    if (place >= 0 || finished.has(path)) return;
    for (const next of graph.get(path) ?? []) walk(next, [...trail, path]);
    finished.add(path);
  };
  for (const path of graph.keys()) walk(path, []);
  return [...rings].toSorted();
};

/** Every import cycle, as `a.ts > b.ts > a.ts`. */
export const importCycles = (files: readonly SourceFile[]): readonly string[] => ringsIn(graphOf(files));

/** `src/mocks/http` for a file at any depth below it; null for a file directly in a room. */
const folderOf = (path: string): string | null => /^(src\/[^/]+\/[^/]+)\//.exec(path)?.[1] ?? null;

/** Every cycle between the folders of a room, as `src/mocks/a > src/mocks/b > src/mocks/a`. */
export const folderRings = (files: readonly SourceFile[]): readonly string[] => {
  const folders = new Map<string, Set<string>>();
  for (const [path, targets] of graphOf(files)) {
    const from = folderOf(path);
    if (from === null) continue;
    const known = folders.get(from) ?? new Set<string>();
    folders.set(from, known);
    for (const to of targets.map(folderOf)) if (to !== null && to !== from) known.add(to);
  }
  return ringsIn(new Map([...folders].map(([folder, targets]) => [folder, [...targets]])));
};
