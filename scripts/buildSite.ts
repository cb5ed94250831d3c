/** Builds the app into `dist/` or `OUT_DIR` without compressed copies: client, HTML of the public pages, and a check of the result. */
import { build } from 'vite';
import { prerender } from './prerender.ts';

export const buildSite = async (root: string): Promise<void> => {
  await build({ root, configLoader: 'native', logLevel: 'warn' });
  await prerender(root, 'src/ui/serverEntry.tsx');
};

if (import.meta.main) await buildSite(process.cwd());
