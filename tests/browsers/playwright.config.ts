/** Configures the stories in Firefox and WebKit as Debian ships them. Playwright runs the stories but drives neither browser. */
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
  // Catches hangs; slow runs pass.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { browserKind: 'firefox' } },
    { name: 'webkit', use: { browserKind: 'webkit' } },
  ],
});
