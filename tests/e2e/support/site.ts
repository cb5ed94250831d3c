/** Serves the production build by its own server below the base path of a project. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startServer } from '../../../scripts/serve.ts';
import { buildBelow, builtFolder, scratchFolder } from './builtFolder.ts';

export type Site = {
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

type Serve = (folder: string, base: string) => Promise<{ readonly url: string; close(): Promise<void> }>;

const serveWell: Serve = (folder, base) => startServer({ folder, port: 0, base });

/** Serves the build below a base path during `use`, on a local port. Default server: our own. */
export const withSite = async (
  base: string,
  use: (site: Site) => Promise<void>,
  serve: Serve = serveWell,
): Promise<void> => {
  const build = buildFor(base);
  try {
    const server = await serve(build.folder, base);
    try {
      await use({ url: server.url.replace(/\/?$/, '/') });
    } finally {
      await server.close();
    }
  } finally {
    build.remove();
  }
};
