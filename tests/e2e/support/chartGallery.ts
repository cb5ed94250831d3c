/** The gallery of charts as a page of its own, built with Vite and served while its test runs. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { slimCharts } from '../../../scripts/charts/slimCharts.ts';
import { startServer } from '../../../scripts/serve.ts';
import { scratchFolder } from './builtFolder.ts';

const root = join(import.meta.dirname, '..', 'gallery');

/** The library is as large as it is. */
const largestChunk = 2_000;

/** Calls `use` with the gallery's address. */
export const withGallery = async (use: (url: string) => Promise<void>): Promise<void> => {
  mkdirSync(scratchFolder, { recursive: true });
  const folder = mkdtempSync(join(scratchFolder, 'gallery-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      // Drawn by the library as the product ships it.
      plugins: [slimCharts()],
      build: { outDir: folder, emptyOutDir: true, target: 'es2023', chunkSizeWarningLimit: largestChunk },
    });
    const server = await startServer({ folder, port: 0 });
    try {
      await use(server.url);
    } finally {
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
