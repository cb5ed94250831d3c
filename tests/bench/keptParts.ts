/** What the parts of the benchmark measured last, a file for each, so that a run that ends early loses nothing and one part can be measured anew. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine } from './machine.ts';
import type { Section, Verdict } from './report/table.ts';

export type Told = { readonly section: Section; readonly verdicts: readonly Verdict[] };

export type KeptPart = {
  readonly name: string;
  /** The day, as `2026-11-24`. */
  readonly day: string;
  /** The commit that was measured, shortened; `unknown` without git. */
  readonly commit: string;
  /** Whether files differed from that commit. */
  readonly isChanged: boolean;
  readonly machine: Machine;
  /** Load average of the last minute when the part began and ended. */
  readonly load: { readonly start: number; readonly end: number };
  /** Seconds that it took. */
  readonly seconds: number;
  readonly rounds: number;
  /** What was measured, or in a sentence why nothing was. */
  readonly told: Told | { readonly failure: string };
};

const git = (root: string, words: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/** Of the folder `root`: its commit, and whether a source differs from it. What the benchmark writes itself does not count. */
export const measuredCommit = (root: string): Pick<KeptPart, 'commit' | 'isChanged'> => ({
  commit: git(root, ['rev-parse', '--short', 'HEAD']) ?? 'unknown',
  isChanged: (git(root, ['status', '--porcelain', '--', '.', ':!docs']) ?? '') !== '',
});

/** `the Lab’s network` is kept as `the-lab-s-network.json`. */
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

/** In the order of the names; a part that was never measured is left out. */
export const keptParts = (folder: string, names: readonly string[]): readonly KeptPart[] =>
  names
    .map((name) => fileOf(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as KeptPart);
