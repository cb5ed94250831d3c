/** Writes the HTML files of the finished build: one per prerendered page and a shell for all others. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, resolveConfig } from 'vite';
import type { DemoFigures } from '../src/domain/contract/demoSchemas.ts';
import { chunksOf, keyOf, type Manifest } from './buildManifest.ts';
import { withContentPolicy } from './contentPolicy.ts';
import { readDemoFigures } from './demoFigures.ts';
import { refuseHeavyFirstLoads } from './firstLoads.ts';
import { describeBuild, tellWorker } from './keptFiles.ts';
import { askBeforeScripts, routePreloads } from './shellPreloads.ts';
import { socialTags } from './socialTags.ts';
import { criticalCss } from './styles/criticalCss.ts';

type PrerenderedRoute = {
  path: string;
  title: string;
  description: string;
  source: string;
  prerender: boolean;
  guard?: string;
};

type ServerEntry = {
  routes: readonly PrerenderedRoute[];
  render: (visit: {
    path: string;
    basename: string;
    madeAt: number;
    demoFigures?: DemoFigures | undefined;
  }) => Promise<string>;
  renderWaiting: (basename: string) => Promise<string>;
  waitingPage: string;
  productName: string;
};

type Site = {
  root: string;
  dist: string;
  base: string;
  /** The site's public origin, from `SITE_URL`; null when unset. */
  origin: string | null;
  /** When the pages are made. */
  madeAt: number;
  template: string;
  manifest: Manifest;
};

/** The `chunkGroups.ts` file that the boot script imports after the first paint; it also opens the log for returning visitors. */
const program = 'app';
const log = 'log';
const backend = 'backend';
const guarded = 'signedIn';
/** The one public page with figures of the demo. */
/** Pages that show figures of the demo before the backend runs. */
const pagesOfDemo: readonly string[] = ['/', '/features', '/login'];
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

async function serverEntry(root: string, dist: string, source: string): Promise<ServerEntry> {
  const target = join(dist, '.server');

  await build({
    root,
    configLoader: 'native',
    logLevel: 'warn',
    build: {
      ssr: source,
      outDir: target,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      // Chunk splitting is only for browsers.
      rolldownOptions: { output: { codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(target, 'serverEntry.js')).href)) as ServerEntry;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function stylesOf(site: Site, keys: readonly string[]): string[] {
  const files = keys.flatMap((key) => [...chunksOf(site.manifest, key)].flatMap(({ css }) => css ?? []));
  return [...new Set(files)];
}

function preloads(
  site: Site,
  { keys, urgent }: { keys: readonly string[]; urgent: boolean },
  html: string,
): string {
  const files = keys.flatMap((key) => {
    if (site.manifest[key] === undefined) throw new Error(`${key} is not in the build manifest`);
    return [...chunksOf(site.manifest, key)].map(({ file }) => file);
  });
  const links = [...new Set(files)]
    .map((file) => site.base + file)
    .filter((url) => !html.includes(`"${url}"`))
    .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`)
    .join('');
  return urgent ? links + stylePreloads(site, keys) : `<template data-program>${links}</template>`;
}

function stylePreloads(site: Site, keys: readonly string[]): string {
  const common = [...site.template.matchAll(stylesheet)].map(([, url = '']) => url);
  const own = stylesOf(site, keys).map((file) => site.base + file);
  return [...common, ...own]
    .map((url) => `<link rel="preload" as="style" crossorigin href="${url}">`)
    .join('');
}

/** Fetches the typeface at once, not at layout of the first text that uses it. */
function fontPreload(site: Site): string {
  const file = readdirSync(join(site.dist, 'assets')).find((name) => /^geist.*\.woff2$/.test(name));
  if (file === undefined) throw new Error('The build has no typeface');
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${site.base}assets/${file}">`;
}

function withPreloads(
  site: Site,
  program: { keys: readonly string[]; urgent: boolean },
  html: string,
): string {
  return html.replace('</head>', () => `${fontPreload(site)}${preloads(site, program, html)}</head>`);
}

function withCriticalCss(site: Site, sources: readonly string[], html: string): string {
  const read = (file: string) => readFileSync(join(site.dist, file), 'utf8');
  const own = stylesOf(site, sources).map(read).join('');
  return html.replace(stylesheet, (_, url: string) => {
    const css = read(url.slice(site.base.length)) + own;
    // A template is inert: even a `media="print"` sheet would be parsed before the first paint.
    return (
      `<style>${criticalCss(css, html)}</style>` +
      `<template data-late-styles><link rel="stylesheet" crossorigin href="${url}"></template>`
    );
  });
}

/** Every page declares its typeface inline; a second declaration in the common stylesheet would lay out all text again. */
function dropFontFaces(site: Site): void {
  for (const [, url = ''] of site.template.matchAll(stylesheet)) {
    const file = join(site.dist, url.slice(site.base.length));
    writeFileSync(file, readFileSync(file, 'utf8').replace(/@font-face\s*\{[^}]*\}/g, ''));
  }
}

type PageHead = {
  name: string;
  title: string;
  description: string;
  tags: string;
  sources: readonly string[];
  urgent: boolean;
  /** Demo metrics in the page's HTML, for hydration. */
  demoFigures?: DemoFigures | undefined;
};

function page(site: Site, head: PageHead, body: string): string {
  const figures = head.demoFigures ? ` data-figures="${escaped(JSON.stringify(head.demoFigures))}"` : '';
  const html = site.template
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(head.title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escaped(head.description),
    )
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-page="${head.name}" data-made-at="${site.madeAt}"${figures}>${body}</div>`,
    )
    .replace('</head>', () => `${head.tags}</head>`);
  if (!html.includes(body)) throw new Error('index.html has no <div id="root"><!--app--></div>');
  const { sources } = head;
  return withCriticalCss(site, sources, withPreloads(site, { keys: sources, urgent: head.urgent }, html));
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

async function readSite(root: string): Promise<Site> {
  const config = await resolveConfig({ root, configLoader: 'native' }, 'build');
  const dist = join(root, config.build.outDir);
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  if (!config.base.startsWith('/')) throw new Error('pages in folders need an absolute base');
  return {
    root,
    dist,
    base: config.base,
    origin: process.env.SITE_URL || null,
    madeAt: Date.now(),
    template: read('index.html'),
    manifest: JSON.parse(read('.vite/manifest.json')) as Manifest,
  };
}

export async function prerender(root: string, entry: string): Promise<void> {
  const site = await readSite(root);
  const { routes, render, renderWaiting, waitingPage, productName } = await serverEntry(
    root,
    site.dist,
    entry,
  );
  const gzipOf = (file: string): number => gzipSync(readFileSync(join(site.dist, file)), { level: 9 }).length;
  refuseHeavyFirstLoads({ ...site, program, gzipOf }, routes);
  const basename = site.base.replace(/\/$/, '');
  const waiting = {
    name: waitingPage,
    title: productName,
    description: '',
    tags: '',
    sources: [log, program, backend, guarded].map((name) => keyOf(site.manifest, name)),
    urgent: true,
  };
  const shell = page(site, waiting, await renderWaiting(basename));
  const shellPage = withContentPolicy(askBeforeScripts(shell, routePreloads({ ...site, program }, routes)));
  // Static hosts without rewrites serve `404.html` for app pages to visitors without a service worker.
  for (const name of ['shell.html', '404.html']) write(join(site.dist, name), shellPage);
  const shown = await readDemoFigures(site.madeAt);
  for (const route of routes.filter((one) => one.prerender)) {
    const tags = socialTags(route, { ...site, name: productName });
    const sources = [keyOf(site.manifest, program), route.source];
    const demoFigures = pagesOfDemo.includes(route.path) ? shown : undefined;
    const head = { ...route, name: route.path, tags, sources, urgent: false, demoFigures };
    const body = await render({ path: route.path, basename, madeAt: site.madeAt, demoFigures });
    write(join(site.dist, route.path, 'index.html'), withContentPolicy(page(site, head, body)));
  }
  dropFontFaces(site);
  const pages = routes.filter((one) => one.prerender).map(({ path }) => path);
  tellWorker(site.dist, describeBuild(site.dist, pages, String(site.madeAt)));
  for (const working of ['.server', '.vite']) rmSync(join(site.dist, working), { recursive: true });
}

if (import.meta.main) await prerender(process.cwd(), 'src/ui/serverEntry.tsx');
