/** Locates the production build, and builds another one for another base path. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = dirname(dirname(dirname(import.meta.dirname)));

export const builtFolder = join(root, 'dist');

/** Builds that last as long as their tests; other tools ignore this folder. */
export const scratchFolder = join(root, '.cache');

type Built = {
  readonly folder: string;
  readonly base: string;
  readonly script: 'build.ts' | 'buildSite.ts';
};

/** @throws Error with the build's output when it fails. */
const runBuild = ({ folder, base, script }: Built): void => {
  const done = spawnSync(process.execPath, [join(root, 'scripts', script)], {
    cwd: root,
    env: { ...process.env, BASE_PATH: base, OUT_DIR: folder, NODE_ENV: 'production' },
    encoding: 'utf8',
  });
  if (done.status !== 0) throw new Error(`The build for ${base} failed.\n${done.stdout}${done.stderr}`);
};

/** Builds for a base path without compressed copies, which do not depend on the path and take a third of the time. */
export const buildBelow = (folder: string, base: string): void =>
  runBuild({ folder, base, script: 'buildSite.ts' });

/** Builds into `dist` if there is no build; does not check that a build is current. */
export const buildWhenMissing = (): void => {
  if (!existsSync(join(builtFolder, 'index.html')))
    runBuild({ folder: 'dist', base: '/', script: 'build.ts' });
};
