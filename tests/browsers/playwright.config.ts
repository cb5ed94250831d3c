/** How the lane of other browsers runs: the stories in Firefox and WebKit as Debian ships them. Playwright runs the stories, and drives neither. */
import { defineConfig } from 'playwright/test';
import { buildWhenMissing } from '../e2e/support/builtFolder.ts';
import type { LaneOptions } from './support/browserTest.ts';

buildWhenMissing();

export default defineConfig<object, LaneOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  // Limits for what hangs, not for what is slow.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { browserKind: 'firefox' } },
    { name: 'webkit', use: { browserKind: 'webkit' } },
  ],
});
