/** Finds the scripts that a page needs before its backend, from the served document and the imports of its scripts. */
import { parseAst } from 'vite';
import type { Transfer } from './transfer.ts';

const inDocument = /<(?:script|link)\b[^>]*>/g;

const documentScripts = (document: Transfer): readonly string[] =>
  (document.text.match(inDocument) ?? [])
    .filter((tag) => tag.startsWith('<script') || tag.includes('modulepreload'))
    .flatMap((tag) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
    .map((address) => new URL(address, document.url).href);

/** URLs of static imports, without `import()`. */
const staticImports = ({ text, url }: Transfer): readonly string[] =>
  parseAst(text).body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source : null;
    return source === null ? [] : [new URL(source.value, url).href];
  });

/** Scripts among `transfers` that are reachable from `roots` by static imports, roots included. */
const reachable = (
  from: readonly string[],
  transfers: ReadonlyMap<string, Transfer>,
): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (url: string) => {
    const script = transfers.get(url);
    if (script === undefined || script.kind !== 'script' || found.has(url)) return;
    found.add(url);
    staticImports(script).forEach(add);
  };
  from.forEach(add);
  return found;
};

/** The worker's script, and MSW's, which it imports. */
const isWorker = ({ url }: Transfer): boolean => /\/(requestWorker|mockServiceWorker)\.js$/.test(url);

const nameOf = ({ url }: Transfer): string => url.slice(url.lastIndexOf('/') + 1);

/** Only this part of the backend contains the worker script's URL. */
const isTransport = (script: Transfer): boolean =>
  !isWorker(script) && script.text.includes('requestWorker.js');

/** The script that fetches the backend's parts in parallel, and those parts. */
const backendRoots = (scripts: readonly Transfer[]): readonly Transfer[] => {
  const transport = scripts.find(isTransport);
  const host =
    transport && scripts.find((script) => script !== transport && script.text.includes(nameOf(transport)));
  if (host === undefined) return transport ? [transport] : [];
  return scripts.filter((script) => script === host || host.text.includes(nameOf(script)));
};

export type ScriptParts = {
  /** Everything before the backend: the document's needs, and scripts requested earlier than the backend. */
  readonly first: readonly Transfer[];
  readonly backend: readonly Transfer[];
  /** Prefetched scripts of later pages. */
  readonly later: readonly Transfer[];
};

/** Sorts the scripts of a page's transfers. Transfers are in request order, the document first. */
export const sortScripts = (transfers: readonly Transfer[]): ScriptParts => {
  const [document] = transfers;
  const byUrl = new Map(transfers.map((transfer) => [transfer.url, transfer]));
  const scripts = transfers.filter(({ kind }) => kind === 'script');
  const needed = document === undefined ? new Set<string>() : reachable(documentScripts(document), byUrl);
  const roots = backendRoots(scripts);
  const root = scripts.findIndex((script) => roots.includes(script) && !needed.has(script.url));
  const earlier = root === -1 ? [] : scripts.slice(0, root);
  const first = scripts.filter((script) => needed.has(script.url) || earlier.includes(script));
  const ofBackend = reachable(
    roots.map(({ url }) => url),
    byUrl,
  );
  const backend = scripts.filter(
    (script) => !first.includes(script) && (ofBackend.has(script.url) || isWorker(script)),
  );
  const later = scripts.filter((script) => !first.includes(script) && !backend.includes(script));
  return { first, backend, later };
};
