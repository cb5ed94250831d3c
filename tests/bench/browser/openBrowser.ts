/** Browsers that know nothing yet: a new process for each load, so that no cache, no compiled code and no worker is left from before. */
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
  /** How many times slower than this machine the page's processor is; 1 as it is. The worker's thread is not slowed. */
  readonly slowdown: number;
  /** The profile's folder, for what must be on disk; left out: nothing is written. */
  readonly profile?: string;
  /** Whether scripts take the page over; left out: yes. */
  readonly wakes?: boolean;
  /** Entries of localStorage that are there from the start. */
  readonly stored?: Readonly<Record<string, string>>;
};

/** How long a browser is left alone with its own start, in milliseconds. */
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

/** Opens a browser with a blank page that is watched, runs `work`, and ends the browser whatever happens. */
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
    // Whoever follows a link has a browser that is there already.
    await pass(ownStart);
    return await work({ page, context, devtools });
  } finally {
    await close();
  }
};

/** Every browser is opened in a calm moment. */
export const createWithBrowser =
  (calm: Calm): WithBrowser =>
  async (options, work) => {
    await calm.wait();
    return openAndClose(options, work);
  };

/** Makes a folder for a profile, runs `work`, and removes it. */
export const withProfile = async <Result>(work: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

/** The browser's own name of its version. */
export const browserVersion = async (): Promise<string> => {
  const browser = await chromium.launch(findBrowser());
  try {
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
  }
};
