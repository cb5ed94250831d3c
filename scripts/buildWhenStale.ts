/** Builds for `npm start`, unless the build that is there was made of exactly the present sources and settings. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInputsHash } from './buildInputs.ts';

/** Lies in the build itself: whatever empties or replaces the build takes the stamp with it. */
const stampName = '.build-inputs';

export type BuildRun = {
  readonly root: string;
  readonly env: Record<string, string | undefined>;
  readonly say: (line: string) => void;
  /** Builds into `dist`; gives the exit code. */
  readonly build: () => number;
};

/** Builds when the build is missing or stale; gives the exit code. */
export const buildWhenStale = ({ root, env, say, build }: BuildRun): number => {
  const stamp = join(root, 'dist', stampName);
  const inputs = buildInputsHash(root, env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) {
    say('The build is up to date.');
    return 0;
  }
  say('Building.');
  const code = build();
  if (code === 0) writeFileSync(stamp, inputs);
  return code;
};

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  process.exitCode = buildWhenStale({
    root,
    env: process.env,
    say: console.log,
    build: () =>
      spawnSync(process.execPath, [fileURLToPath(new URL('build.ts', import.meta.url))], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      }).status ?? 1,
  });
}
