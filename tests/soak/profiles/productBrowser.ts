/** Opens, closes and kills a browser with a profile on disk. Killing simulates a power cut. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { findBrowser } from '../../../scripts/ensureBrowser.ts';

/** Milliseconds that a step may take on a busy machine at the lowest priority. */
export const patience = 240_000;

/** No GPU process, which halves the start time. Storage is unaffected. */
const undrawn = ['--disable-gpu', '--disable-software-rasterizer', '--in-process-gpu'];

export type ProductBrowser = {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
  readonly kill: () => Promise<void>;
};

/** Chromium records its process in the profile: a link that ends in the process id. */
const processOf = (profile: string): number => {
  const target = execFileSync('readlink', [join(profile, 'SingletonLock')], { encoding: 'utf8' });
  return Number(target.trim().split('-').at(-1));
};

export const openProductBrowser = async (profile: string): Promise<ProductBrowser> => {
  const { args, ...browser } = findBrowser();
  const options = { ...browser, args: [...args, ...undrawn], timeout: patience };
  const context = await chromium.launchPersistentContext(profile, options);
  context.setDefaultTimeout(patience);
  const gone = new Promise<void>((resolve) => {
    context.once('close', () => resolve());
  });
  return {
    context,
    close: () => context.close(),
    kill: async () => {
      process.kill(processOf(profile), 'SIGKILL');
      await gone;
    },
  };
};
