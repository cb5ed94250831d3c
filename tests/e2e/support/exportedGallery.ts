/** Writes the exported gallery to a folder as people get it, with the installed test runner. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { galleryFiles } from '#scenarios/export/galleryFiles.ts';
import type { TestOptions } from '#scenarios/export/testFile.ts';
import type { Script } from '#scenarios/script.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));
const sources = join(root, 'src', 'scenarios', 'export');
const sourceOf = (name: string): string => readFileSync(join(sources, name), 'utf8');

export const fixtureSources = {
  'agencyLens.ts': sourceOf('agencyLens.ts'),
  'controls.ts': sourceOf('controls.ts'),
  'refusals.ts': sourceOf('refusals.ts'),
  'stagePage.ts': sourceOf('stagePage.ts'),
  'watchContext.ts': sourceOf('watchContext.ts'),
};

/** Skips equal files, because another runner may be reading them. */
const write = (folder: string, path: string, text: string): void => {
  const file = join(folder, path);
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Substitutes the package that people install: the same runner under its other name. */
const installRunner = (folder: string): void => {
  const runner = createRequire(import.meta.url).resolve('playwright/test');
  const place = 'node_modules/@playwright/test';
  write(folder, `${place}/package.json`, '{"name":"@playwright/test","main":"index.js"}');
  write(folder, `${place}/index.js`, `module.exports = require(${JSON.stringify(runner)});\n`);
};

export const writeGallery = (
  folder: string,
  scripts: readonly Script[],
  optionsOf: (script: Script) => TestOptions,
): void => {
  const files = galleryFiles(scripts, fixtureSources, optionsOf);
  for (const { path, text } of files) write(folder, path, text);
  installRunner(folder);
  const known = new Set(files.map(({ path }) => path));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.spec.ts') && !known.has(name)) rmSync(join(folder, name));
  }
};
