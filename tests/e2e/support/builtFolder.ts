/** Where the production build is, and how another one is made for another path. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(dirname(dirname(import.meta.dirname)));

export const builtFolder = join(root, 'dist');

/** A folder for builds that last as long as their tests; no other tool looks into it. */
export const scratchFolder = join(root, '.cache');

type Built = {
  /** Given from the project's top. */
  readonly folder: string;
  readonly base: string;
  /** Of the folder `scripts`. */
  readonly script: 'build.ts' | 'buildSite.ts';
};

/** @throws Error with what the build said when it failed. */
const runBuild = ({ folder, base, script }: Built): void => {
  const done = spawnSync(process.execPath, [join(root, 'scripts', script)], {
    cwd: root,
    env: { ...process.env, BASE_PATH: base, OUT_DIR: folder, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The build for ${base} failed.\n${done.stdout}${done.stderr}`);
};

/** Builds the product for a base path, without the compressed copies: they know no path, and take a third of a build's work. */
export const buildBelow = (folder: string, base: string): void =>
  runBuild({ folder, base, script: 'buildSite.ts' });

/** Builds into `dist` unless there is a build; whether it is of the present sources is for whoever built it to know. */
export const buildWhenMissing = (): void => {
  if (!existsSync(join(builtFolder, 'index.html')))
    runBuild({ folder: 'dist', base: '/', script: 'build.ts' });
};
