/** Builds the app into `dist/` or `OUT_DIR` without compressed copies: client, HTML of the public pages, the gallery, and a check of the result. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, resolveConfig } from 'vite';
import { galleryPages } from './gallery/galleryPages.ts';
import { prerender } from './prerender.ts';

const writeGallery = async (root: string): Promise<void> => {
  const config = await resolveConfig({ root, configLoader: 'native' }, 'build');
  for (const [path, text] of await galleryPages(config.base)) {
    const file = join(root, config.build.outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const font = '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
  copyFileSync(
    createRequire(import.meta.url).resolve(font),
    join(root, config.build.outDir, 'gallery', 'geist.woff2'),
  );
};

export const buildSite = async (root: string): Promise<void> => {
  await build({ root, configLoader: 'native', logLevel: 'warn' });
  await prerender(root, 'src/ui/serverEntry.tsx');
  await writeGallery(root);
};

if (import.meta.main) await buildSite(process.cwd());
