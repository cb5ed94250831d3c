/** Builds for `npm start`, unless the existing build was made from exactly the present sources and settings. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildInputsHash } from './buildInputs.ts';
import { readServerSettings } from './serverSettings.ts';
import { systemSentence } from './systemSentence.mjs';

/** Inside the build folder, so that emptying or replacing the build deletes the stamp too. */
const stampName = '.build-inputs';

export type BuildRun = {
  readonly root: string;
  readonly env: Record<string, string | undefined>;
  readonly say: (line: string) => void;
  readonly build: () => number;
};

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

const buildHere = (root: string): number => {
  const script = fileURLToPath(new URL('build.ts', import.meta.url));
  const stdio = ['ignore', 'inherit', 'inherit'] as const;
  return spawnSync(process.execPath, [script], { cwd: root, stdio: [...stdio] }).status ?? 1;
};

if (import.meta.main) {
  const root = dirname(import.meta.dirname);
  // Refuses invalid settings before spending half a minute on the build.
  const settings = readServerSettings(process.env);
  try {
    if (settings.ok)
      process.exitCode = buildWhenStale({
        root,
        env: process.env,
        say: console.log,
        build: () => buildHere(root),
      });
    else {
      console.error(settings.problem);
      process.exitCode = 1;
    }
  } catch (problem) {
    const sentence = systemSentence(problem);
    if (sentence === null) throw problem;
    console.error(sentence);
    process.exitCode = 1;
  }
}
