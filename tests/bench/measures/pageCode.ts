/** Measures, from the build's files, the code that each signed-in page loads at once, and its share used by no other page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { protectedRoutes } from '#ui/app/routes.ts';

/** Gzipped bytes, level 9. */
export type PageCode = {
  readonly path: string;
  /** Code that only this page imports. */
  readonly own: number;
  /** Static imports in total, without dynamic ones. */
  readonly all: number;
};

type Files = ReadonlyMap<string, { readonly size: number; readonly imports: readonly string[] }>;

const importsOf = (code: string): readonly string[] =>
  parseAst(code).body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source : null;
    return source === null ? [] : [String(source.value).replace(/^\.\//, '')];
  });

const readFiles = (folder: string): Files =>
  new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const bytes = readFileSync(join(folder, name));
        const imports = importsOf(bytes.toString('utf8'));
        return [name, { size: gzipSync(bytes, { level: 9 }).length, imports }];
      }),
  );

const neededBy = (name: string, files: Files, found = new Set<string>()): ReadonlySet<string> => {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of files.get(name)?.imports ?? []) neededBy(imported, files, found);
  return found;
};

/** A page's chunk has the name of its source file. */
const fileOf = (source: string, files: Files): string => {
  const component =
    source
      .split('/')
      .at(-1)
      ?.replace(/\.tsx$/, '') ?? source;
  const name = [...files.keys()].find((file) => file.replace(/-[\w-]{8}\.js$/, '') === component);
  if (name === undefined) throw new Error(`The build has no file for ${source}.`);
  return name;
};

/** `dist`: folder of a build. Sorted by own code, largest first. */
export const measurePageCode = (dist: string): readonly PageCode[] => {
  const files = readFiles(join(dist, 'assets'));
  const pages = protectedRoutes.map(({ path, source }) => ({
    path,
    needed: neededBy(fileOf(source, files), files),
  }));
  const sum = (names: readonly string[]) =>
    names.reduce((bytes, name) => bytes + (files.get(name)?.size ?? 0), 0);
  return pages
    .map(({ path, needed }) => {
      const others = pages.filter((page) => page.path !== path);
      const own = [...needed].filter((name) => !others.some((page) => page.needed.has(name)));
      return { path, own: sum(own), all: sum([...needed]) };
    })
    .toSorted((one, other) => other.own - one.own);
};
