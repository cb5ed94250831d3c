/** The product as its visitors reach it: the production build behind its own server, below the path that a project wants. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startServer } from '../../../scripts/serve.ts';
import { buildBelow, builtFolder, scratchFolder } from './builtFolder.ts';

export type Site = {
  /** Where the product is, with a slash at its end. */
  readonly url: string;
};

type Build = { readonly folder: string; remove(): void };

const buildFor = (base: string): Build => {
  if (base === '/') return { folder: builtFolder, remove: () => undefined };
  mkdirSync(scratchFolder, { recursive: true });
  const folder = mkdtempSync(join(scratchFolder, 'build-'));
  buildBelow(join(basename(scratchFolder), basename(folder)), base);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Serves the build for a base path while `use` runs, on a port of its own that only this machine reaches. */
export const withSite = async (base: string, use: (site: Site) => Promise<void>): Promise<void> => {
  const build = buildFor(base);
  try {
    const server = await startServer({ folder: build.folder, port: 0, base });
    try {
      await use({ url: server.url.replace(/\/?$/, '/') });
    } finally {
      await server.close();
    }
  } finally {
    build.remove();
  }
};
