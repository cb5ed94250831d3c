/** Keeps what was laid out for the next build or test run of the same charts: it takes seconds, and each of them asks for it. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Chart } from '../../src/machines/chart.ts';
import type { ChartLayouts } from '../../src/ui/lab/charts/chartLayout.ts';

const here = import.meta.dirname;

/** Below the project's top; no tool looks into it, and it may be deleted at any time. */
export const layoutsFolder = join(dirname(dirname(here)), '.cache', 'chartLayouts');

const elkVersion = (): string => createRequire(import.meta.url)('elkjs/package.json').version;

/** 64 hex digits: of the charts, and of all that decides where something stands. */
const keyOf = (charts: readonly Chart[]): string => {
  const sum = createHash('sha256').update(`${elkVersion()}\0${JSON.stringify(charts)}`);
  for (const name of readdirSync(here).toSorted())
    sum.update(`\0${name}\0`).update(readFileSync(join(here, name)));
  return sum.digest('hex');
};

/** What is kept of these charts in `folder`; else what `make` gives, which is kept from then on. */
export const keptLayouts = async (
  charts: readonly Chart[],
  make: () => Promise<ChartLayouts>,
  folder: string = layoutsFolder,
): Promise<ChartLayouts> => {
  const file = join(folder, `${keyOf(charts)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const made = await make();
  mkdirSync(folder, { recursive: true });
  // Others may ask at the same time: they find all of it, or nothing.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, JSON.stringify(made));
  renameSync(unfinished, file);
  return made;
};
