/** Writes every state chart as SVG, Mermaid and XState module, or tells what changed since a revision (`npm run charts`). */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { catalogue } from '../src/machines/catalogue.ts';
import type { CatalogueEntry } from '../src/machines/catalogueEntry.ts';
import type { Chart } from '../src/machines/chart.ts';
import { chartOf } from '../src/machines/chartOf.ts';
import { chartDiff } from '../src/ui/lab/charts/chartDiff.ts';
import { chartMark } from '../src/ui/lab/charts/chartLayout.ts';
import { toMermaid } from '../src/ui/lab/charts/exports/toMermaid.ts';
import { toModule } from '../src/ui/lab/charts/exports/toModule.ts';
import { layOutCatalogue } from './charts/chartLayoutsModule.ts';
import { chartSvg } from './gallery/chartSvg.ts';

/** By file name. */
export const chartFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const layouts = await layOutCatalogue();
  return new Map(
    catalogue.flatMap(({ id, title, about, machine }) => {
      const chart = chartOf(machine);
      const layout = layouts[chartMark(chart)];
      if (layout === undefined) throw new Error(`${id} has no layout`);
      return [
        [`${id}.svg`, chartSvg({ chart, layout, title, about })],
        [`${id}.mmd`, toMermaid(chart).text],
        [`${id}.machine.mjs`, toModule(chart)],
      ] as const;
    }),
  );
};

/** Reads the code of that revision, which runs with today's packages. */
const chartsAt = async (revision: string): Promise<readonly Chart[]> => {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { encoding: 'buffer', maxBuffer: 2 ** 29 });
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`).toString().trim();
  const folder = resolve('.cache', 'charts', commit);
  if (!existsSync(folder)) {
    const archive = git('archive', commit, 'src', 'package.json');
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
  }
  const moduleAt = (path: string) => import(pathToFileURL(join(folder, path)).href);
  const { catalogue: entries } = (await moduleAt('src/machines/catalogue.ts')) as {
    catalogue: readonly CatalogueEntry[];
  };
  const { chartOf: read } = (await moduleAt('src/machines/chartOf.ts')) as { chartOf: typeof chartOf };
  return entries.map(({ machine }) => read(machine));
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { out: { type: 'string' }, diff: { type: 'string' } } });
  const { out, diff } = values;
  if (out === undefined && diff === undefined) {
    console.error('npm run charts -- --out FOLDER, or -- --diff REVISION');
    process.exitCode = 1;
  }
  if (out !== undefined) {
    mkdirSync(out, { recursive: true });
    const files = await chartFiles();
    for (const [name, text] of files) writeFileSync(join(out, name), text);
    console.log(`${catalogue.length} charts, ${files.size} files in ${out}`);
  }
  if (diff !== undefined) {
    const lines = chartDiff(
      await chartsAt(diff),
      catalogue.map(({ machine }) => chartOf(machine)),
    );
    console.log(lines.length === 0 ? `No chart changed since ${diff}.` : lines.join('\n'));
  }
};

if (import.meta.main) await run();
