/** `node scripts/charts/coverStories.ts`: runs all stories, and writes what they visit of the state charts for the Lab to show. Words after it go to Playwright. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeVisits, type StoryPages } from './mergeVisits.ts';

const root = join(import.meta.dirname, '..', '..');
const kept = join(root, 'src', 'ui', 'lab', 'charts', 'storyCoverage.json');
const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
const folder = mkdtempSync(join(tmpdir(), 'visits-'));
try {
  const words = ['test', '--config', 'tests/e2e/playwright.config.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, [playwright, ...words], {
    cwd: root,
    env: { ...process.env, CHART_VISITS: folder },
    stdio: 'inherit',
  });
  const stories = readdirSync(folder)
    .toSorted()
    .map((file): StoryPages => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const coverage = mergeVisits(stories);
  writeFileSync(kept, JSON.stringify(coverage));
  spawnSync(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', kept], {
    cwd: root,
    stdio: 'ignore',
  });
  const marks = Object.keys(coverage.charts).length;
  console.log(`${stories.length} stories visited ${marks} charts.`);
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
