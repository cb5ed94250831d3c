/** Caches chart layouts for the next build or test run, because ELK takes seconds. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chart } from '../../src/machines/chart.ts';
import type { ChartLayouts } from '../../src/ui/lab/charts/chartLayout.ts';

const here = import.meta.dirname;

/** A cache that no tool reads; it may be deleted at any time. */
export const layoutsFolder = join(dirname(dirname(here)), '.cache', 'chartLayouts');

const elkVersion = (): string => createRequire(import.meta.url)('elkjs/package.json').version;

/** 64 hex digits: a hash of the charts and of all code that affects their layout. */
const keyOf = (charts: readonly Chart[]): string => {
  const sum = createHash('sha256').update(`${elkVersion()}\0${JSON.stringify(charts)}`);
  for (const name of readdirSync(here).toSorted())
    sum.update(`\0${name}\0`).update(readFileSync(join(here, name)));
  return sum.digest('hex');
};

export const keptLayouts = async (
  charts: readonly Chart[],
  make: () => Promise<ChartLayouts>,
  folder: string = layoutsFolder,
): Promise<ChartLayouts> => {
  const file = join(folder, `${keyOf(charts)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = await make();
  mkdirSync(folder, { recursive: true });
  // Written under a temporary name, so that parallel readers find a whole file or none.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(made));
  renameSync(unfinished, file);
  return made;
};
