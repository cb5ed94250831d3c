/** Runs a shipped scenario by real input in a browser. */
import { spawnSync } from 'node:child_process';
import type { Script } from '../../src/scenarios/script.ts';

/** `options` go to Playwright, except `--video`. Returns the exit code. */
export const runInBrowser = (
  { title }: Script,
  options: readonly string[],
  more: Readonly<Record<string, string>> = {},
): number => {
  const passed = options.filter((option, index) => option !== '--video' && options[index - 1] !== '--video');
  const video = options.includes('--video') ? { SCENARIO_VIDEO: 'on' } : {};
  const trace = options.includes('--trace') ? { LAB_TRACE: 'on' } : {};
  const headed = options.includes('--headed') ? { SCENARIO_HEADED: 'on' } : {};
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      '--project=exported',
      '--grep',
      title,
      ...passed,
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, SCENARIO_ALL: 'yes', ...video, ...trace, ...headed, ...more },
    },
  );
  return status ?? 1;
};
