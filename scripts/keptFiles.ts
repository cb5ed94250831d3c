/** Writes the list of build files into the service worker, which caches them for offline visits. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type KeptBuild = {
  readonly version: string;
  readonly pages: readonly string[];
  readonly icon: string;
  readonly assets: readonly string[];
};

const placeholder = 'const build = null;';

const packed = /\.(?:br|gz)$/;

/** Smallest first, so that page code is cached before chart and Lab code. */
const assetsOf = (dist: string): readonly string[] => {
  const sizes = readdirSync(join(dist, 'assets'))
    .filter((name) => !packed.test(name))
    .map((name) => [`assets/${name}`, statSync(join(dist, 'assets', name)).size] as const);
  return sizes.toSorted(([, one], [, other]) => one - other).map(([path]) => path);
};

export const describeBuild = (dist: string, pages: readonly string[], version: string): KeptBuild => ({
  version,
  pages: ['shell.html', ...pages.map((path) => path.slice(1))],
  icon: 'lens.svg',
  assets: assetsOf(dist),
});

/** The worker's script changes with each build and so replaces the previous worker. */
export const tellWorker = (dist: string, build: KeptBuild): void => {
  const file = join(dist, 'requestWorker.js');
  const script = readFileSync(file, 'utf8');
  if (!script.includes(placeholder)) throw new Error(`requestWorker.js has no line "${placeholder}"`);
  writeFileSync(
    file,
    script.replace(placeholder, () => `const build = ${JSON.stringify(build)};`),
  );
};
