/** How the app is served in development and built: React, antd's styles made beforehand, and MSW's worker script. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { chartLayoutsModule } from './scripts/charts/chartLayoutsModule.ts';
import { chunkGroups } from './scripts/chunkGroups.ts';
import { compileAhead } from './scripts/compileAhead.ts';
import { antdRuntimeToken } from './scripts/styles/antdRuntimeToken.ts';
import { antdSamples } from './scripts/styles/antdSamples.ts';
import {
  type AntdStaticStyles,
  antdStaticStyles,
  generateAntdStyles,
} from './scripts/styles/antdStaticStyles.ts';
import { antdStyleStubs } from './scripts/styles/antdStyleStubs.ts';
import { cssVarKey, darkTokens, lightTokens } from './src/ui/app/theme/themeTokens.ts';

let styles: AntdStaticStyles | undefined;
const antdStyles = (): AntdStaticStyles => {
  styles ??= generateAntdStyles({ light: lightTokens, dark: darkTokens, samples: antdSamples, cssVarKey });
  return styles;
};

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `BASE_PATH` with its slashes: `/` unless it is set. */
const base = `/${(process.env.BASE_PATH ?? '').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** Groups of several would else be named after all that share them. */
const shortName = (name: string): string =>
  /^(domain|parts)~/.test(name) ? (name.split('~')[0] ?? name) : '[name]';

const chunkFileNames = ({ name }: { name: string }): string => `assets/${shortName(name)}-[hash].js`;

const assetFileNames = ({ names: [name = ''] }: { names: readonly string[] }): string =>
  `assets/${shortName(name)}-[hash][extname]`;

export default defineConfig({
  base,
  plugins: [
    react(),
    msw({ mode: 'worker-only' }),
    antdStaticStyles(antdStyles),
    chartLayoutsModule(),
    compileAhead(),
    antdStyleStubs({
      cssVarKey,
      runtimeToken: () => antdRuntimeToken(lightTokens, darkTokens, pathOf('./node_modules/antd/es')),
      coveredStyles: () => antdStyles().styleNames,
    }),
  ],
  // Of MSW's 90 kB, 57 are a list of public suffixes for a cookie store that bearer tokens do not need.
  resolve: { alias: { 'tough-cookie': pathOf('./scripts/withoutCookies.ts') } },
  build: {
    manifest: true,
    target: 'es2023',
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames, assetFileNames } },
  },
  server: { port: 5173 },
});
