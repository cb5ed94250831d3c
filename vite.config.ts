/** How the app is served in development and built: React, antd's styles made beforehand, and MSW's worker script. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { defineConfig } from 'vite';
import { chartLayoutsModule } from './scripts/charts/chartLayoutsModule.ts';
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

const chunkGroups = [
  // Apart from the entry: whoever imported that would have to wait for its stylesheet, which is all of antd's.
  { name: 'boot', test: /vite[\\/]preload-helper|src[\\/]world[\\/](afterPaint|settle)/, priority: 4 },
  // What every page runs on, in one piece: small parts that others share too would each cost a request and what they compress worse.
  {
    name: 'ground',
    test: /src[\\/](world[\\/](clock|createTrace)|machines[\\/](start|inspectToTrace|liveActors|notProvided|withoutSecrets)|machines[\\/]api[\\/](outcome|apiProblem|networkProblem)|domain[\\/]inspection[\\/]branchControls|ui[\\/](app[\\/](servicesContext|useToday|usePreload|errors[\\/]PartBoundary)|widgets[\\/]Figures))|node_modules[\\/](react|use-sync-external-store|@xstate[\\/]react)[\\/]/,
    priority: 3,
    minShareCount: 2,
  },
  // Only who checks content needs it: the backend and the Lab. Left to itself it would come along with some text that a page needs.
  { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, priority: 5 },
  // What pages and backend share is little by subject: a request for each would cost more than some unneeded lines.
  {
    name: 'domain',
    test: /src[\\/]domain[\\/](?!answers|marketplace|inspection)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 7_000,
    priority: 3,
  },
  {
    name: 'parts',
    test: /src[\\/](machines|ui[\\/](app|widgets|content))[\\/](?!lab[\\/])/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    priority: 2,
  },
  // The log first, as it can be opened while the rest is fetched; then all that answers.
  {
    name: 'log',
    test: /src[\\/](events[\\/]log|mocks[\\/](openBranch|inspection[\\/]inspectionParts|seed[\\/]isSeeded))|node_modules[\\/](idb|canonicalize|@noble)/,
    priority: 2,
  },
  {
    name: 'backend',
    test: /src[\\/](events|mocks)[\\/](?!seed|inspection|browser|transport)/,
    priority: 1,
  },
];

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
