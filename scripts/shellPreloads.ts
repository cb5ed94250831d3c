/** Writes the shell's preloads: the code of the page in the address, before any script waits. */
import { chunksOf, keyOf, type Manifest } from './buildManifest.ts';
import { preloadScript } from './preloadScript.ts';

type Build = {
  readonly base: string;
  readonly manifest: Manifest;
  readonly program: string;
};

type Route = { readonly path: string; readonly source: string; readonly guard?: string };

const worker = 'src/mocks/hosts/browser/workerTransport.ts';
const firstBackend = 'backend';
const laterBackend = 'laterBackend';
const firstPage = '/dashboard';
const lateAntd = 'antd';
const around = 'src/ui/app/shell/personParts.ts';
const guarded = 'signedIn';

/** Late parts would delay the first page, because all its imports compile before its metrics show. */
const refuseLateParts = ({ manifest }: Build, routes: readonly Route[]): void => {
  const { source } = routes.find(({ path }) => path === firstPage) ?? {};
  const late = manifest[keyOf(manifest, lateAntd)];
  if (source === undefined || late === undefined || !chunksOf(manifest, source).has(late)) return;
  throw new Error(
    `${firstPage} waits for ${late.file}, the rest of Ant Design. What needs it there comes late, or belongs to the first components in antdSamples.ts.`,
  );
};

const refuseLaterRoutes = ({ manifest }: Build, routes: readonly Route[]): void => {
  const later = manifest[keyOf(manifest, laterBackend)];
  const { source } = routes.find(({ path }) => path === firstPage) ?? {};
  for (const root of [keyOf(manifest, firstBackend), source])
    if (root !== undefined && later !== undefined && chunksOf(manifest, root).has(later))
      throw new Error(`${root} waits for ${later.file}, which answers what no first page asks for.`);
};

/** Every signed-in page waits for the frame, so its file must be preloaded. */
const refuseLateShell = ({ manifest }: Build): void => {
  const own = manifest[around];
  if (own === undefined || own.name === guarded) return;
  throw new Error(
    `${around} has a file of its own, ${own.file}. It belongs to ${guarded} of chunkGroups.ts.`,
  );
};

/** The page and its transport are known only in the browser, so a script requests their code. */
export const routePreloads = (build: Build, routes: readonly Route[]): string => {
  const { base, manifest } = build;
  refuseLateParts(build, routes);
  refuseLateShell(build);
  refuseLaterRoutes(build, routes);
  const known = chunksOf(manifest, keyOf(manifest, build.program));
  const neededBy = (key: string): string[] => {
    const own = [...chunksOf(manifest, key)].filter((chunk) => !known.has(chunk));
    return own.flatMap(({ file, css = [] }) => [file, ...css]).map((file) => base + file);
  };
  const pages = routes
    .filter(({ guard }) => guard !== undefined)
    .map(({ path, source }) => {
      const answering = path === firstPage ? [] : neededBy(keyOf(manifest, laterBackend));
      return [base.slice(0, -1) + path, [...new Set([...neededBy(source), ...answering])]];
    });
  const script = preloadScript
    .replace('PAGES', () => JSON.stringify(Object.fromEntries(pages)))
    .replace('WORKER', () => JSON.stringify(neededBy(worker)));
  return `<script>${script}</script>`;
};

const asking = /<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|preload)"[^>]*>/g;

/**
 * Puts all preloads first, then `more`: the first script reads browser storage for 10 to 30 ms and blocks
 * what follows. Module scripts run last anyway.
 */
export const askBeforeScripts = (html: string, more: string): string => {
  const asked = [...html.matchAll(asking)].map(([tag]) => tag).join('');
  return html.replace(asking, '').replace('<script>', () => `${asked}${more}<script>`);
};
