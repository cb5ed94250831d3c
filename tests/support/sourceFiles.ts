/** Lists the project's source files for tests that read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type SourceFile = { readonly path: string; readonly text: string };

const repository = resolve(import.meta.dirname, '../..');

/** All TypeScript and JavaScript files in a folder of the repository, sorted by path. */
export const sourceFilesBelow = (folder: string): readonly SourceFile[] =>
  readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
    .map((file) => ({
      path: file.slice(repository.length + 1).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }));
