/** How the app is served in development and built: React, antd's styles made beforehand, and MSW's worker script. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { chartLayoutsModule } from './scripts/charts/chartLayoutsModule.ts';
import { slimCharts } from './scripts/charts/slimCharts.ts';
import { chunkGroups } from './scripts/chunkGroups.ts';
import { refuseChunkRings } from './scripts/chunkRings.ts';
import { compileAhead } from './scripts/compileAhead.ts';
import { compileComponents } from './scripts/compileComponents.ts';
import { foldVersion } from './scripts/foldVersion.ts';
import { licenceTexts } from './scripts/licenceTexts.ts';
import { preloadsOfImports } from './scripts/preloadsOfImports.ts';
import { stateLines } from './scripts/stateLines.ts';
import { antdOfBuild } from './scripts/styles/antdOfBuild.ts';
import { withoutUnusedComponents } from './scripts/withoutUnusedComponents.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `BASE_PATH` with its slashes: `/` unless it is set. */
const base = `/${(process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** Groups of several would else be named after all that share them. */
const shortName = (name: string): string =>
  /^(domain|parts|antdShared)~/.test(name) ? (name.split('~')[0] ?? name) : '[name]';

const chunkFileNames = ({ name }: { name: string }): string => `assets/${shortName(name)}-[hash].js`;

const assetFileNames = ({ names: [name = ''] }: { names: readonly string[] }): string =>
  `assets/${shortName(name)}-[hash][extname]`;

const routerOfProduction = [
  { find: /^react-router$/, replacement: 'index' },
  { find: /^react-router\/dom$/, replacement: 'dom-export' },
].map(({ find, replacement }) => ({
  find,
  replacement: pathOf(`./node_modules/react-router/dist/production/${replacement}.mjs`),
}));

const preloads = preloadsOfImports();

export default defineConfig(({ command }) => ({
  base,
  // While the code changes under the page, nothing tells which code has folded.
  define:
    command === 'build'
      ? { 'import.meta.env.VITE_FOLD_VERSION': JSON.stringify(foldVersion(pathOf('.'))) }
      : {},
  plugins: [
    compileComponents(),
    react(),
    msw({ mode: 'worker-only' }),
    antdOfBuild(),
    chartLayoutsModule(),
    slimCharts(),
    stateLines(),
    compileAhead(),
    refuseChunkRings(),
    preloads.plugin,
    withoutUnusedComponents(),
    licenceTexts(),
  ],
  resolve: {
    alias: [
      // Of MSW's 90 kB, 57 are a list of public suffixes for a cookie store that bearer tokens do not need.
      { find: 'tough-cookie', replacement: pathOf('./scripts/withoutCookies.ts') },
      // The package leads every bundler to its build with warnings for developers; the other one lies beside it.
      ...(command === 'build' ? routerOfProduction : []),
    ],
  },
  build: {
    manifest: true,
    modulePreload: preloads.modulePreload,
    target: 'es2023',
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames, assetFileNames } },
  },
  server: { port: 5173 },
}));
