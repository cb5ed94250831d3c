/** Checks a file's imports against `directionLaw.ts`. */
import { posix } from 'node:path';
import { type Import, importsOf } from '#tests/support/importsOf.ts';
import {
  doorToBackend,
  handedOut,
  layers,
  madeByBuild,
  type Neighbourhood,
  neighbourhoods,
  packages,
  rooms,
  serverModules,
} from './directionLaw.ts';

const isUnder = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || (place.endsWith('/') && path.startsWith(place)));

const firstPart = (path: string): string => path.split('/', 1)[0] ?? '';

/** Strips Vite's `?raw`, `?url` and similar queries: they refer to the same file. */
const withoutQuery = (specifier: string): string => specifier.split('?', 1)[0] ?? '';

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const judgePackage = (path: string, specifier: string, isType: boolean): string | null => {
  const rule =
    madeByBuild[specifier] ??
    handedOut[specifier] ??
    packages[specifier] ??
    packages[packageOf(specifier)] ??
    serverModules[packageOf(specifier)];
  if (rule === undefined) return `${specifier} is not a package of the law`;
  const places = isType ? [...rule.in, ...(rule.typesIn ?? [])] : rule.in;
  return isUnder(path, places) ? null : `${specifier} is only for ${places.join(', ')}`;
};

type Standing = 'shared' | 'gatherer' | 'entry';

const standingOf = ({ shared, gatherers, looseFilesAreShared }: Neighbourhood, inner: string): Standing => {
  if (isUnder(inner, gatherers)) return 'gatherer';
  if (shared === 'all' || isUnder(inner, shared) || (looseFilesAreShared && !inner.includes('/')))
    return 'shared';
  return 'entry';
};

const judgeNeighbours = (neighbourhood: Neighbourhood, path: string, target: string): string | null => {
  const { within } = neighbourhood;
  if (!path.startsWith(within) || !target.startsWith(within)) return null;
  const [from, to] = [path.slice(within.length), target.slice(within.length)];
  if (firstPart(from) === firstPart(to)) return null;
  if (standingOf(neighbourhood, from) === 'gatherer') return null;
  const standing = standingOf(neighbourhood, to);
  if (standing === 'shared') return null;
  return standing === 'gatherer'
    ? `${target} gathers others and is imported by none of them`
    : `${target} is a neighbour`;
};

/** Null for files above or outside the layers. */
const layerOf = (path: string): string | null => /^ui\/([^/]+)\//.exec(path)?.[1] ?? null;

const judgeInside = (path: string, target: string): string | null => {
  const [from, to] = [layerOf(path), layerOf(target)];
  if (from !== null && to !== null && from !== to && !layers[from]?.includes(to))
    return `ui/${from}/ never imports ui/${to}/`;
  const verdicts = neighbourhoods.map((neighbourhood) => judgeNeighbours(neighbourhood, path, target));
  return verdicts.find((verdict) => verdict !== null) ?? null;
};

const judgeRelative = (path: string, specifier: string): string | null => {
  const target = posix.join(posix.dirname(path), specifier);
  if (firstPart(target) !== firstPart(path)) return `${specifier} leaves the room by a relative path`;
  return judgeInside(path, target);
};

const judgeRoom = (path: string, specifier: string, isDynamic: boolean): string | null => {
  const target = specifier.slice(1);
  const [from, to] = [firstPart(path), firstPart(target)];
  if (from === to) return `${specifier} is in the same room: a relative path`;
  if (path === doorToBackend.from && target === doorToBackend.to && isDynamic) return null;
  return rooms[from]?.includes(to) ? null : `${from} never imports ${to}`;
};

const judge = (path: string, { specifier, isDynamic, isType }: Import): string | null => {
  if (specifier === null) return 'an import that is known only at run time cannot be judged';
  const file = withoutQuery(specifier);
  if (file.startsWith('.')) return judgeRelative(path, file);
  return file.startsWith('#') ? judgeRoom(path, file, isDynamic) : judgePackage(path, file, isType);
};

/** Forbidden imports of a file, each with its line. `path` is relative to the repository: `src/world/clock.ts`. */
export const judgeImports = (path: string, text: string): readonly string[] => {
  const inSource = path.replace(/^src\//, '');
  if (!(firstPart(inSource) in rooms)) return [`${path} is in no room`];
  return importsOf(path, text).flatMap((found) => {
    const wrong = judge(inSource, found);
    return wrong === null ? [] : [`${path}:${found.line} ${wrong}`];
  });
};
