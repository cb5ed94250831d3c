/** Runs scenarios by real input in a browser, and the headless scenario commands (`npm run scenario`). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ownValue } from '../src/domain/ownValue.ts';
import { knownScripts } from '../src/scenarios/knownScripts.ts';
import { askHeadless } from './scenarios/askHeadless.ts';
import { divergeFiles } from './scenarios/divergeFiles.ts';
import { allConditions, measureExports } from './scenarios/measureExports.ts';
import { measureRecorded } from './scenarios/measureRecorded.ts';
import { picture } from './scenarios/picture.ts';
import { runInBrowser } from './scenarios/runInBrowser.ts';
import type { Condition } from './scenarios/runsTable.ts';
import { runVitest } from './scenarios/runVitest.ts';

const usage = `npm run scenario -- <name> [--headed] [--trace on] [--video on]
                                   in a browser, by real input
npm run scenario -- <name> --pictures <folder>
                                   as above; a picture after each step, and all of them as storyboard.pdf
npm run scenario -- <name or file.json> --headless [--trace run.json]
                                   without one
npm run scenario -- <name or file.json> --seeds 50
                                   with that many seeds: which fail, and where they differ from one that passes
npm run scenario -- <name or file.json> --runs 50
                                   that often with its own seed: whether all end alike
npm run scenario -- diverge one.json other.json
                                   where the runs of two trace files part
npm run scenario -- walk [--seed 1] [--walks 20] [--steps 60]
                                   at random through the app; what breaks shrinks to a shortest script
npm run scenario -- exported [--times 3] [--at 23:00] [--zone Pacific/Auckland] [--only <part of a name>]
                                   the gallery as exported Playwright tests, by the plain runner: so often in each of two zones
                                   at each of two hours; prints how many pass and the seconds of each run
npm run scenario -- recorded [--times 3] [--at 23:00] [--zone Pacific/Auckland] [--only <words of a title>]
                                   sessions recorded in the Lab by real input, then run like those
npm run scenario -- exploration    what all of them visit of the state charts
npm run scenario -- hosted         all against a server over PGlite, and over PostgreSQL where it is installed
npm run scenario -- --update       writes anew where their logs end and what they show

${knownScripts.map(({ name, title }) => `  ${name.padEnd(28)} ${title}`).join('\n')}
`;

const allWithoutBrowser = 'tests/scenarios/shippedScripts.test.ts';
const allOnServers = 'tests/scenarios/hostedScripts.test.ts';

const runAll = (file: string, env: Readonly<Record<string, string>>): number =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit-in-pages', file], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status ?? 1;

const explore = (): number =>
  runVitest({ file: allWithoutBrowser, report: 'COVERAGE_TABLE', words: ['--project', 'unit-in-pages'] });

const wholeRuns: Readonly<Record<string, () => number>> = {
  '--update': () => runAll(allWithoutBrowser, { UPDATE_HEADS: '1' }),
  hosted: () => runAll(allOnServers, { HOSTED_SCRIPTS: 'all' }),
  exploration: explore,
};

const explain = (problem: string): number => {
  process.stderr.write(`${problem}\n\n${usage}`);
  return 1;
};

const afterOption = (options: readonly string[], name: string): string | null => {
  const index = options.indexOf(name);
  return index === -1 ? null : (options[index + 1] ?? '');
};

const runScript = (name: string, options: readonly string[]): number | Promise<number> => {
  const seeds = afterOption(options, '--seeds');
  const times = seeds ?? afterOption(options, '--runs');
  if (times !== null)
    return askHeadless({ do: 'seeds', script: name, times: Number(times) || 50, same: seeds === null });
  if (options.includes('--headless'))
    return askHeadless({ do: 'run', script: name, trace: afterOption(options, '--trace') });
  const script = knownScripts.find((one) => one.name === name);
  const pictures = afterOption(options, '--pictures');
  if (script && pictures !== null) return picture(script, pictures);
  return script ? runInBrowser(script, options) : explain('In a browser only scenarios of the product run.');
};

const walksOf = (options: readonly string[]) => ({
  seed: Number(afterOption(options, '--seed') ?? 1),
  walks: Number(afterOption(options, '--walks') ?? 20),
  steps: Number(afterOption(options, '--steps') ?? 60),
});

const conditionsOf = (options: readonly string[]): readonly Condition[] => {
  const at = afterOption(options, '--at');
  const zone = afterOption(options, '--zone');
  const asked = allConditions.map((one) => ({ hour: at ?? one.hour, zone: zone ?? one.zone }));
  return asked.filter(
    (one, index) => asked.findIndex((other) => other.hour === one.hour && other.zone === one.zone) === index,
  );
};

/** Builds first, so that the measurement covers the present source. */
const build = (): boolean =>
  spawnSync(process.execPath, ['scripts/buildWhenStale.ts'], { stdio: 'inherit' }).status === 0;

const timesOf = (options: readonly string[]): number => Number(afterOption(options, '--times') ?? 3);

const perform = ([name, ...options]: readonly string[]): number | Promise<number> => {
  if (name === undefined) return explain('Which one?');
  const whole = ownValue(wholeRuns, name);
  if (whole) return whole();
  if ((name === 'exported' || name === 'recorded') && !build()) return 1;
  if (name === 'exported')
    return measureExports(timesOf(options), afterOption(options, '--only'), conditionsOf(options));
  if (name === 'recorded')
    return measureRecorded(timesOf(options), afterOption(options, '--only'), conditionsOf(options));
  const [one, other] = options;
  if (name === 'walk') return askHeadless({ do: 'walk', ...walksOf(options) });
  if (name === 'diverge')
    return one && other ? divergeFiles(one, other) : explain('Two trace files are needed.');
  if (knownScripts.every((script) => script.name !== name) && !existsSync(name))
    return explain(`There is no scenario ${name}.`);
  return runScript(name, options);
};

process.exitCode = await perform(process.argv.slice(2));
