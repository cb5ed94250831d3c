/** Lists the project's files as in a clone, for tests that read documents and settings. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const projectFolder = resolve(import.meta.dirname, '../..');

/** For a copy without git history: top-level entries of `.gitignore`, written by tools. */
const written = new Set(['.git', 'node_modules', 'dist', 'coverage', 'test-results', 'playwright-report']);

const walk = (folder: string): readonly string[] =>
  readdirSync(join(projectFolder, folder), { withFileTypes: true })
    .filter(({ name }) => folder !== '' || !written.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? walk(path) : [path];
    });

/** Sorted paths with slashes of all files that are tracked or would be. */
export const projectFiles = (): readonly string[] => {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
    encoding: 'utf8',
  });
  const paths = listed.status === 0 ? listed.stdout.split('\0').filter((path) => path !== '') : walk('');
  return paths
    .filter((path) => statSync(join(projectFolder, path), { throwIfNoEntry: false })?.isFile())
    .toSorted();
};

export const readProjectFile = (path: string): string => readFileSync(join(projectFolder, path), 'utf8');
