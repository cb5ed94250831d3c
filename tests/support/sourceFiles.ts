/** The source files of the house, for tests that read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** `path` is relative to the repository, with slashes: `src/world/clock.ts`. */
export type SourceFile = { readonly path: string; readonly text: string };

const repository = resolve(import.meta.dirname, '../..');

/** All TypeScript and JavaScript files below a folder of the repository, in the order of their paths. */
export const sourceFilesBelow = (folder: string): readonly SourceFile[] =>
  readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({
      path: file.slice(repository.length + 1).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }));
