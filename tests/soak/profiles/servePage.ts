/** Builds and serves the page of these runs. Each subdomain of `localhost` is an origin with its own storage. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { startServer } from '../../../scripts/serve.ts';
import { patience } from './productBrowser.ts';

const root = join(import.meta.dirname, '..', 'inPage');

export type Served = {
  readonly origin: (number: number) => string;
  readonly folder: string;
};

export const withServedPage = async <Result>(work: (served: Served) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'agencylens-profiles-'));
  const outDir = join(folder, 'page');
  const minify = false;
  await build({ root, configFile: false, logLevel: 'error', build: { outDir, target: 'es2023', minify } });
  cpSync(join(outDir, 'index.html'), join(outDir, 'shell.html'));
  const server = await startServer({ folder: outDir, port: 0 });
  const { port } = new URL(server.url);
  try {
    return await work({ origin: (number) => `http://c${number}.localhost:${port}/`, folder });
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

export const openPage = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { timeout: patience });
  await page.waitForFunction(() => globalThis.profilePage !== undefined, null, { timeout: patience });
};
