/** What the shell, which serves many pages, asks for: the code of the page in the address, before any script waits for something. */
import { chunksOf, keyOf, type Manifest } from './buildManifest.ts';
import { preloadScript } from './preloadScript.ts';

type Build = {
  readonly base: string;
  readonly manifest: Manifest;
  /** The name of the file that every page of the shell asks for anyway. */
  readonly program: string;
};

type Route = { readonly path: string; readonly source: string; readonly guard?: string };

/** What a page that the service worker controls asks for before its first request. */
const worker = 'src/mocks/hosts/browser/workerTransport.ts';
/** The files that answer the first page of a signed-in person, and the others. */
const firstBackend = 'backend';
const laterBackend = 'laterBackend';
/** Where a sign-in leads to, and the file with the parts of Ant Design that its first content does without. */
const firstPage = '/dashboard';
const lateAntd = 'antd';
/** What stands around every page of someone signed in, and the file that it is a part of. */
const around = 'src/ui/app/shell/personParts.ts';
const guarded = 'signedIn';

/** What the first page imports is compiled before its figures are shown. */
const refuseLateParts = ({ manifest }: Build, routes: readonly Route[]): void => {
  const { source } = routes.find(({ path }) => path === firstPage) ?? {};
  const late = manifest[keyOf(manifest, lateAntd)];
  if (source === undefined || late === undefined || !chunksOf(manifest, source).has(late)) return;
  throw new Error(
    `${firstPage} waits for ${late.file}, the rest of Ant Design. What needs it there comes late, or belongs to the first components in antdSamples.ts.`,
  );
};

/** What answers the first page, and the page itself, do not wait for the other routes. */
const refuseLaterRoutes = ({ manifest }: Build, routes: readonly Route[]): void => {
  const later = manifest[keyOf(manifest, laterBackend)];
  const { source } = routes.find(({ path }) => path === firstPage) ?? {};
  for (const root of [keyOf(manifest, firstBackend), source])
    if (root !== undefined && later !== undefined && chunksOf(manifest, root).has(later))
      throw new Error(`${root} waits for ${later.file}, which answers what no first page asks for.`);
};

/** Every page of the signed-in waits for it, and a file that nobody asks for ahead is waited for by itself. */
const refuseLateShell = ({ manifest }: Build): void => {
  const own = manifest[around];
  if (own === undefined || own.name === guarded) return;
  throw new Error(
    `${around} has a file of its own, ${own.file}. It belongs to ${guarded} of chunkGroups.ts.`,
  );
};

/** Only the visitor's browser tells which page it is, and who brings its requests: a script asks for that code at once. */
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
 * The first script reads from the browser's storage, which takes a new process 10 to 30 ms; what stands below is not asked for
 * meanwhile. So all that is asked for goes before it, then `more`. A module's script runs after the whole page wherever it stands.
 */
export const askBeforeScripts = (html: string, more: string): string => {
  const asked = [...html.matchAll(asking)].map(([tag]) => tag).join('');
  return html.replace(asking, '').replace('<script>', () => `${asked}${more}<script>`);
};
