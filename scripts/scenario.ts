/** `npm run scenario -- <name>`: a shipped scenario by real input in a browser; `--record` notes instead, without a browser, where the logs of all of them end. */
import { spawnSync } from 'node:child_process';
import { shippedScripts } from '../src/scenarios/shippedScripts.ts';

const usage = `npm run scenario -- <name> [--headed] [--trace on] [--video on]\nnpm run scenario -- --record\n\n${shippedScripts
  .map(({ name, title }) => `  ${name.padEnd(28)} ${title}`)
  .join('\n')}\n`;

const run = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): number => {
  const { status } = spawnSync(process.execPath, [`node_modules/${command}`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
};

const [name, ...options] = process.argv.slice(2);

if (name === '--record') {
  process.exitCode = run(
    'vitest/vitest.mjs',
    ['run', '--project', 'unit', 'tests/scenarios/shippedScripts.test.ts'],
    {
      RECORD_HEADS: '1',
    },
  );
} else {
  const script = shippedScripts.find((one) => one.name === name);
  if (script === undefined) {
    process.stderr.write(
      `${name === undefined ? 'Which one?' : `There is no scenario ${name}.`}\n\n${usage}`,
    );
    process.exitCode = 1;
  } else {
    const video = options.includes('--video') ? { SCENARIO_VIDEO: 'on' } : undefined;
    const passed = options.filter(
      (option, index) => option !== '--video' && options[index - 1] !== '--video',
    );
    process.exitCode = run(
      'playwright/cli.js',
      [
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        '--project',
        'desktop',
        'once/scenarios.spec.ts',
        '--grep',
        script.title,
        ...passed,
      ],
      video,
    );
  }
}
