/** Fails a build in which files wait for each other: one of them would run before what it imports is there, and its page would not open. */
import type { Plugin } from 'vite';

type Files = ReadonlyMap<string, readonly string[]>;

/** The first ring of static imports, each file before what it imports, the first one again at the end; null without one. */
export const ringIn = (files: Files): readonly string[] | null => {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): readonly string[] | null => {
    const since = trail.indexOf(file);
    if (since >= 0) return [...trail.slice(since), file];
    if (done.has(file)) return null;
    for (const imported of files.get(file) ?? []) {
      const ring = walk(imported, [...trail, file]);
      if (ring) return ring;
    }
    done.add(file);
    return null;
  };
  for (const file of files.keys()) {
    const ring = walk(file, []);
    if (ring) return ring;
  }
  return null;
};

/** antd's inputs and what else of antd public pages share name each other in functions alone, which run later. */
const harmless = { from: 'antdShared', to: 'forms' };

const shortName = (file: string): string => file.replace(/^assets\//, '').replace(/-.{8}\.js$/, '');

const isHarmless = (from: string, to: string): boolean =>
  shortName(from) === harmless.from && shortName(to) === harmless.to;

export const refuseChunkRings = (): Plugin => ({
  name: 'refuse-chunk-rings',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = new Map<string, readonly string[]>();
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      files.set(
        file.fileName,
        file.imports.filter((imported) => !isHarmless(file.fileName, imported)),
      );
    }
    const ring = ringIn(files);
    if (ring) this.error(`Files of the build import each other: ${ring.join(' -> ')}`);
  },
});
