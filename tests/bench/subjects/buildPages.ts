/** Builds the benchmark's own pages with Vite: the floors, and the page of in-page measurements. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFolder } from '../../../scripts/compressFolder.ts';

const bench = join(import.meta.dirname, '..');
const top = join(bench, '..', '..');
const cache = join(top, 'node_modules', '.cache', 'agencylens', 'bench');

const buildFolder = async (from: string, to: string, scripts: Record<string, string> = {}): Promise<void> => {
  const root = join(bench, from);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: to,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        input: { page: join(root, 'index.html'), ...scripts },
        output: {
          entryFileNames: (chunk) => (chunk.name in scripts ? '[name].js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  });
  await compressFolder(to);
};

export type BenchFolders = {
  /** A copy of the product's build, unaffected by builds meanwhile. */
  readonly product: string;
  readonly staticFloor: string;
  readonly reactFloor: string;
  readonly antdFloor: string;
  readonly inPage: string;
};

/** Builds each into a servable folder of its own; the product's build must exist already. */
export const buildPages = async (): Promise<BenchFolders> => {
  const folders = {
    product: join(cache, 'product'),
    staticFloor: join(cache, 'static'),
    reactFloor: join(cache, 'react'),
    antdFloor: join(cache, 'antd'),
    inPage: join(cache, 'inPage'),
  };
  rmSync(cache, { recursive: true, force: true });
  cpSync(join(top, 'dist'), folders.product, { recursive: true });
  cpSync(join(bench, 'floors', 'static'), folders.staticFloor, { recursive: true });
  await compressFolder(folders.staticFloor);
  await buildFolder('floors/react', folders.reactFloor);
  await buildFolder('floors/antd', folders.antdFloor);
  await buildFolder('inPage', folders.inPage, {
    askingWorker: join(bench, 'inPage', 'askingWorker.ts'),
  });
  return folders;
};
