/** Starts a new browser process for each load, so that no cache, compiled code or worker remains. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { findBrowser } from '../../../scripts/ensureBrowser.ts';
import type { Calm } from './calm.ts';
import { watchPage } from './watchPage.ts';

export type Opened = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
};

export type OpenOptions = {
  /** CPU throttling factor of the page; 1: none. The worker's thread is not throttled. */
  readonly slowdown: number;
  /** Profile folder, for measurements that need a disk. Default: nothing is written. */
  readonly profile?: string;
  /** Waits until React hydrates the page. Default: true. */
  readonly wakes?: boolean;
  /** Initial entries of localStorage. */
  readonly stored?: Readonly<Record<string, string>>;
};

/** Time that a browser gets to finish its own start, in milliseconds. */
const ownStart = 1_200;

const viewport = { width: 1350, height: 940 };

const start = async (profile: string | undefined) => {
  const launch = findBrowser();
  if (profile !== undefined) {
    const context = await chromium.launchPersistentContext(profile, { ...launch, viewport });
    return { context, close: () => context.close() };
  }
  const browser = await chromium.launch(launch);
  const context = await browser.newContext({ viewport });
  return { context, close: () => browser.close() };
};

const storeEntries = (entries: Readonly<Record<string, string>>): void => {
  if (!location.protocol.startsWith('http')) return;
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};

/** Opens a browser with an instrumented blank page, runs `work`, and always closes the browser. */
export type WithBrowser = <Result>(
  options: OpenOptions,
  work: (opened: Opened) => Promise<Result>,
) => Promise<Result>;

const openAndClose: WithBrowser = async ({ slowdown, profile, wakes = true, stored = {} }, work) => {
  const { context, close } = await start(profile);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    await page.addInitScript(watchPage, wakes);
    await page.addInitScript(storeEntries, stored);
    const devtools = await context.newCDPSession(page);
    if (slowdown !== 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // A person who follows a link has a running browser.
    await pass(ownStart);
    return await work({ page, context, devtools });
  } finally {
    await close();
  }
};

export const createWithBrowser =
  (calm: Calm): WithBrowser =>
  async (options, work) => {
    await calm.wait();
    return openAndClose(options, work);
  };

export const withProfile = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

export const browserVersion = async (): Promise<string> => {
  const browser = await chromium.launch(findBrowser());
  try {
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
};
