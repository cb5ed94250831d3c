/** Configures the browser tests: the production build in the machine's Chromium, on a desktop and on a phone. */
import { defineConfig } from 'playwright/test';
import { findBrowser, findTestBrowser } from '../../scripts/ensureBrowser.ts';
import { browserFlags } from './support/browserFlags.ts';
import type { BrowserTestOptions, BrowserTestWorkerOptions } from './support/browserTest.ts';
import { buildWhenMissing } from './support/builtFolder.ts';
import { galleryFolder, galleryUrl, writeGalleryOnce } from './support/galleryProject.ts';

buildWhenMissing();
writeGalleryOnce();

const minutes = 60_000;

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
  // Catches hangs; slow runs on a loaded machine pass.
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
  // Longest first, so that no worker waits for one at the end: a build, then whole scripts.
  projects: [
    { name: 'belowPath', testMatch: 'belowPath/*.spec.ts', use: { base: '/demo/' } },
    { name: 'hosted', testMatch: 'hosted/*.spec.ts' },
    { name: 'exported', testDir: galleryFolder, timeout: 4 * minutes, use: { baseURL: galleryUrl() } },
    { name: 'desktop', testMatch: ['both/*.spec.ts', 'once/*.spec.ts'] },
    {
      name: 'phone',
      testMatch: ['both/*.spec.ts', 'phone/*.spec.ts'],
      use: { ...phone, layout: 'narrow' },
    },
  ],
});
