/** Hashes all inputs of a build, so that the same inputs are not built twice. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Top folders that no build reads: output of tools, and the tests. */
const notRead = new Set([
  'node_modules',
  'dist',
  'tests',
  'docs',
  'coverage',
  'test-results',
  'playwright-report',
]);

const settings = /^(BASE_PATH|NODE_ENV|VITE_.*)$/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });

const inputFiles = (root: string): readonly string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => !notRead.has(entry.name) && !(entry.isDirectory() && entry.name.startsWith('.')))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(root, entry.name)) : [join(root, entry.name)]))
    .filter((path) => !path.endsWith('.log'));

/** A SHA-256 in hexadecimal over the path and content of every file a build may read and its settings. Equal hashes mean equal builds. */
export const buildInputsHash = (root: string, env: Record<string, string | undefined>): string => {
  const hash = createHash('sha256');
  const add = (name: string, content: string | Buffer) =>
    hash.update(`${name}\0${content.length}\0`).update(content);
  for (const path of inputFiles(root).toSorted()) add(path.slice(root.length), readFileSync(path));
  for (const name of Object.keys(env)
    .filter((key) => settings.test(key))
    .toSorted())
    add(name, env[name] ?? '');
  return hash.digest('hex');
};
