/** Builds the gallery twice: with the product's stylesheets and stubs, and with antd's own styles. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { antdOfBuild } from '../../../scripts/styles/antdOfBuild.ts';
import type { AntdSheet } from '../../../scripts/styles/antdSamples.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
/** Antd injects its styles here, so the requested sheet is empty. */
const withoutSheet: Plugin = {
  name: 'gallery-without-sheet',
  resolveId: (id) => (id === 'virtual:antd.css' ? `\0${id}` : undefined),
  load: (id) => (id === '\0virtual:antd.css' ? ':root{}' : undefined),
};

/** Components that the gallery shows and no page uses: the product's sheets omit them. */
const unused: AntdSheet = {
  id: 'virtual:antd-gallery.css',
  components: [
    ...['Affix', 'Badge', 'Breadcrumb', 'Flex', 'FloatButton', 'Listy', 'QRCode', 'Rate', 'Result'],
    ...['Splitter', 'Tour', 'Typography'],
  ],
  more: null,
};

const variants = { ours: () => antdOfBuild([unused]), antds: () => [withoutSheet] };

export const buildGallery = async (variant: keyof typeof variants, outDir: string): Promise<void> => {
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react(), ...variants[variant]()],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      cssMinify: false,
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: `${folder}gallery.html` },
    },
  });
};
