/** Tells the worker which files the build has, so that it can keep them for visits without a connection. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type KeptBuild = {
  /** The same as in each of its pages. */
  readonly version: string;
  /** The addresses of its pages below the base, and the shell's. */
  readonly pages: readonly string[];
  readonly icon: string;
  readonly assets: readonly string[];
};

const placeholder = 'const build = null;';

const packed = /\.(?:br|gz)$/;

/** The smallest first: what pages are made of comes before the code of charts and of the Lab. */
const assetsOf = (dist: string): readonly string[] => {
  const sizes = readdirSync(join(dist, 'assets'))
    .filter((name) => !packed.test(name))
    .map((name) => [`assets/${name}`, statSync(join(dist, 'assets', name)).size] as const);
  return sizes.toSorted(([, one], [, other]) => one - other).map(([path]) => path);
};

/** `pages` are paths such as `/pricing`; `version` marks all of them. */
export const describeBuild = (dist: string, pages: readonly string[], version: string): KeptBuild => ({
  version,
  pages: ['shell.html', ...pages.map((path) => path.slice(1))],
  icon: 'lens.svg',
  assets: assetsOf(dist),
});

/** Writes it into the worker's script, which changes with each build and so replaces the one before. */
export const tellWorker = (dist: string, build: KeptBuild): void => {
  const file = join(dist, 'requestWorker.js');
  const script = readFileSync(file, 'utf8');
  if (!script.includes(placeholder)) throw new Error(`requestWorker.js has no line "${placeholder}"`);
  writeFileSync(
    file,
    script.replace(placeholder, () => `const build = ${JSON.stringify(build)};`),
  );
};
