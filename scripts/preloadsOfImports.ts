/** Lists the files that a dynamic import preloads, without those that the importer has already loaded. */
import type { ModulePreloadOptions, Plugin } from 'vite';

type Files = ReadonlyMap<string, readonly string[]>;

export const broughtBy = (file: string, files: Files, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of files.get(file) ?? []) broughtBy(imported, files, seen);
  return seen;
};

/** Vite lists all files of a dynamic import, most of which already run. Styles stay, because a loaded file does not list them. */
export const preloadsOfImports = (): { plugin: Plugin; modulePreload: ModulePreloadOptions } => {
  const files = new Map<string, readonly string[]>();
  const brought = new Map<string, ReadonlySet<string>>();
  const hasBrought = (host: string): ReadonlySet<string> => {
    const known = brought.get(host) ?? broughtBy(host, files);
    brought.set(host, known);
    return known;
  };
  return {
    plugin: {
      name: 'preloads-of-imports',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') files.set(file.fileName, file.imports);
        }
      },
    },
    modulePreload: {
      // All supported browsers know `modulepreload`, except Safari 16, which fetches the files a little
      // later.
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'js' ? needed.filter((one) => !hasBrought(hostId).has(one)) : needed,
    },
  };
};
