/** Stores the last result of each benchmark part in its own file, so that parts survive aborted runs and can be measured singly. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from './machine.ts';
import type { Section, Verdict } from './report/table.ts';

export type Told = { readonly section: Section; readonly verdicts: readonly Verdict[] };

export type KeptPart = {
  readonly name: string;
  /** Format `2026-11-24`. */
  readonly day: string;
  /** Short hash of the measured commit; `unknown` without git. */
  readonly commit: string;
  readonly isChanged: boolean;
  readonly machine: Machine;
  /** Load average of the last minute at the start and the end of the part. */
  readonly load: { readonly start: number; readonly end: number };
  /** Duration in seconds. */
  readonly seconds: number;
  readonly rounds: number;
  /** The measurements, or a sentence that says why there are none. */
  readonly told: Told | { readonly failure: string };
};

const git = (root: string, words: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** Commit of the folder `root`, and if any source differs from it. The benchmark's own output does not count. */
export const measuredCommit = (root: string): Pick<KeptPart, 'commit' | 'isChanged'> => ({
  commit: git(root, ['rev-parse', '--short', 'HEAD']) ?? 'unknown',
  isChanged: (git(root, ['status', '--porcelain', '--', '.', ':!docs']) ?? '') !== '',
});

/** `the Lab’s network` becomes `the-lab-s-network.json`. */
const fileOf = (folder: string, name: string): string =>
  join(
    folder,
    `${name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')}.json`,
  );

export const keepPart = (folder: string, part: KeptPart): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(folder, part.name), `${JSON.stringify(part, null, 2)}\n`);
};

/** In the order of the names; unmeasured parts are omitted. */
export const keptParts = (folder: string, names: readonly string[]): readonly KeptPart[] =>
  names
    .map((name) => fileOf(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as KeptPart);
