/** Fails a build in which a public page fetches more code first than its budget; `docs/benchmarks.md` measures it in a browser. */
import { chunksOf, keyOf, type Manifest } from './buildManifest.ts';

/** Bytes of JavaScript, gzip at level 9. */
export const firstLoadBudgets: Readonly<Record<'/' | '/login', number> & Record<string, number>> = {
  '/': 180_000,
  '/login': 200_000,
};

type Build = {
  readonly manifest: Manifest;
  readonly program: string;
  /** In bytes. */
  readonly gzipOf: (file: string) => number;
};

type Route = { readonly path: string; readonly source: string };

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

export const firstFilesOf = ({ manifest, program, gzipOf }: Build, { source }: Route) => {
  const keys = ['index.html', keyOf(manifest, program), source];
  const chunks = new Set(keys.flatMap((key) => [...chunksOf(manifest, key)]));
  return [...chunks]
    .map(({ file }) => ({ file, bytes: gzipOf(file) }))
    .toSorted((one, other) => other.bytes - one.bytes);
};

/** Throws with the page, its sum and its largest files. */
export const refuseHeavyFirstLoads = (build: Build, routes: readonly Route[]): void => {
  for (const route of routes) {
    const budget = firstLoadBudgets[route.path];
    if (budget === undefined) continue;
    const files = firstFilesOf(build, route);
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    if (sum <= budget) continue;
    const largest = files.slice(0, 8).map(({ file, bytes }) => `${file} ${inKilobytes(bytes)}`);
    throw new Error(
      `${route.path} fetches ${inKilobytes(sum)} kB of code first, and its budget is ${inKilobytes(budget)} kB: ${largest.join(', ')}`,
    );
  }
};
