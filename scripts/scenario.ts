/** `npm run scenario`: scenarios by real input in a browser, and what can be found out about them without one. */
import { spawnSync } from 'node:child_process';
import { knownScripts } from '../src/scenarios/knownScripts.ts';
import { runInBrowser } from './scenarios/runInBrowser.ts';
import { runVitest } from './scenarios/runVitest.ts';

const usage = `npm run scenario -- <name> [--headed] [--trace on] [--video on]
npm run scenario -- exploration    what all of them visit of the state charts
npm run scenario -- --record       writes anew where their logs end and what they show

${knownScripts.map(({ name, title }) => `  ${name.padEnd(28)} ${title}`).join('\n')}
`;

const allWithoutBrowser = 'tests/scenarios/shippedScripts.test.ts';

const record = (): number =>
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', allWithoutBrowser],
    {
      stdio: 'inherit',
      env: { ...process.env, RECORD_HEADS: '1' },
    },
  ).status ?? 1;

const explore = (): number =>
  runVitest({ file: allWithoutBrowser, report: 'COVERAGE_TABLE', words: ['--project', 'unit'] });

const perform = ([name, ...options]: readonly string[]): number => {
  if (name === '--record') return record();
  if (name === 'exploration') return explore();
  const script = knownScripts.find((one) => one.name === name);
  if (script) return runInBrowser(script, options);
  process.stderr.write(`${name === undefined ? 'Which one?' : `There is no scenario ${name}.`}\n\n${usage}`);
  return 1;
};

process.exitCode = perform(process.argv.slice(2));
