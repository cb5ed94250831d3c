/** How the browser tests run: against the production build, in a Chromium of the machine, on a desktop and on a phone. */
import { defineConfig } from 'playwright/test';
import { findBrowser, findTestBrowser } from '../../scripts/ensureBrowser.ts';
import { browserFlags } from './support/browserFlags.ts';
import type { BrowserTestOptions, BrowserTestWorkerOptions } from './support/browserTest.ts';
import { buildWhenMissing } from './support/builtFolder.ts';
import { galleryFolder, galleryUrl, writeGalleryOnce } from './support/galleryProject.ts';

buildWhenMissing();
writeGalleryOnce();

const minutes = 60_000;

/** A headless shell has no windows. */
const isHeaded = process.env.SCENARIO_HEADED === 'on';

const { executablePath, args } = isHeaded ? findBrowser() : findTestBrowser();

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig<BrowserTestOptions, BrowserTestWorkerOptions>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  maxFailures: 12,
  // Limits for what hangs, not for what is slow: a machine with other work to do passes too.
  timeout: 180_000,
  globalTimeout: 30 * minutes,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    ...desktop,
    actionTimeout: 60_000,
    launchOptions: { executablePath, args: [...args, ...browserFlags] },
    locale: 'en-GB',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    video: process.env.SCENARIO_VIDEO === 'on' ? 'on' : 'off',
  },
  globalSetup: './support/serveGallery.ts',
  // What takes longest in one piece begins first, so that no worker waits for it at the end: a build, then whole scripts.
  projects: [
    { name: 'belowPath', testMatch: 'belowPath/*.spec.ts', use: { base: '/demo/' } },
    // The scenarios as people take them along, by the plain runner.
    { name: 'exported', testDir: galleryFolder, timeout: 4 * minutes, use: { baseURL: galleryUrl() } },
    { name: 'desktop', testMatch: ['both/*.spec.ts', 'once/*.spec.ts'] },
    {
      name: 'phone',
      testMatch: ['both/*.spec.ts', 'phone/*.spec.ts'],
      use: { ...phone, layout: 'narrow' },
    },
  ],
});
