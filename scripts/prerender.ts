/** The html files of the finished build: one per prerendered page and a shell for all others. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, resolveConfig } from 'vite';
import { criticalCss } from './styles/criticalCss.ts';

type PrerenderedRoute = {
  path: string;
  title: string;
  description: string;
  source: string;
  prerender: boolean;
};

type ServerEntry = {
  routes: readonly PrerenderedRoute[];
  render: (path: string, basename: string) => Promise<string>;
};

type Chunk = { file: string; imports?: string[] };

type Manifest = Record<string, Chunk>;

type Site = { root: string; dist: string; base: string; template: string; manifest: Manifest };

/** Imported by the boot script once the page is painted. */
const program = 'src/ui/app/startApp.tsx';
const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

async function serverEntry(root: string, dist: string, source: string): Promise<ServerEntry> {
  const target = join(dist, '.server');

  await build({
    root,
    configLoader: 'native',
    logLevel: 'warn',
    build: { ssr: source, outDir: target, emptyOutDir: true, manifest: false, copyPublicDir: false },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(target, 'serverEntry.js')).href)) as ServerEntry;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function chunkFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const inner of chunk.imports ?? []) chunkFiles(manifest, inner, seen);
  return seen;
}

function preloads(site: Site, keys: string[], html: string): string {
  const files = keys.flatMap((key) => {
    if (site.manifest[key] === undefined) throw new Error(`${key} is not in the build manifest`);
    return [...chunkFiles(site.manifest, key)];
  });
  return [...new Set(files)]
    .map((file) => site.base + file)
    .filter((url) => !html.includes(`"${url}"`))
    .map((url) => `<link rel="modulepreload" crossorigin href="${url}">`)
    .join('');
}

function withPreloads(site: Site, keys: string[], html: string): string {
  return html.replace('</head>', () => `${preloads(site, keys, html)}</head>`);
}

/** Inlines what `html` needs of each stylesheet and puts the whole of it off. */
function withCriticalCss(site: Site, html: string): string {
  return html.replace(stylesheet, (_, url: string) => {
    const css = readFileSync(join(site.dist, url.slice(site.base.length)), 'utf8');
    // Inert in a template: even a `media="print"` sheet would be parsed before the first paint.
    return (
      `<style>${criticalCss(css, html)}</style>` +
      `<template data-late-styles><link rel="stylesheet" crossorigin href="${url}"></template>`
    );
  });
}

function page(site: Site, route: PrerenderedRoute, body: string): string {
  const html = site.template
    .replace(/<title>.*?<\/title>/s, () => `<title>${escaped(route.title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escaped(route.description),
    )
    .replace(
      '<div id="root"><!--app--></div>',
      () => `<div id="root" data-page="${route.path}">${body}</div>`,
    );
  if (!html.includes(body)) throw new Error('index.html has no <div id="root"><!--app--></div>');
  return withCriticalCss(site, withPreloads(site, [program, route.source], html));
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
    template: read('index.html'),
    manifest: JSON.parse(read('.vite/manifest.json')) as Manifest,
  };
}

export async function prerender(root: string, entry: string): Promise<void> {
  const site = await readSite(root);
  const { routes, render } = await serverEntry(root, site.dist, entry);
  const basename = site.base.replace(/\/$/, '');
  write(join(site.dist, 'shell.html'), withPreloads(site, [program], site.template));
  for (const route of routes.filter((one) => one.prerender)) {
    write(join(site.dist, route.path, 'index.html'), page(site, route, await render(route.path, basename)));
  }
  for (const working of ['.server', '.vite']) rmSync(join(site.dist, working), { recursive: true });
}

if (import.meta.main) await prerender(process.cwd(), 'src/ui/serverEntry.tsx');
