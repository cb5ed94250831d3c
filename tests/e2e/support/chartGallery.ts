/** Builds the gallery of charts with Vite and serves it during a test. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { slimCharts } from '../../../scripts/charts/slimCharts.ts';
import { startServer } from '../../../scripts/serve.ts';
import { scratchFolder } from './builtFolder.ts';

const root = join(import.meta.dirname, '..', 'gallery');

/** Silences Vite's warning: the chart library exceeds the default. */
const largestChunk = 2_000;

export const withGallery = async (use: (url: string) => Promise<void>): Promise<void> => {
  mkdirSync(scratchFolder, { recursive: true });
  const folder = mkdtempSync(join(scratchFolder, 'gallery-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
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
