/** Fails a build with circular static imports between files, because a file would run before its imports and its page would not open. */
import type { Plugin } from 'vite';

type Files = ReadonlyMap<string, readonly string[]>;

/** The first ring of static imports, each file before its import and the first repeated at the end; null without a ring. */
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

/** These two files refer to each other only inside functions, which run later. */
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
