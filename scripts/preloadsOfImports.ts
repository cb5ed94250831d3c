/** Which files a late import asks for beforehand: none that the importing file has brought along already. */
import type { ModulePreloadOptions, Plugin } from 'vite';

type Files = ReadonlyMap<string, readonly string[]>;

/** A file with all that it imports, over any number of files. */
export const broughtBy = (file: string, files: Files, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of files.get(file) ?? []) broughtBy(imported, files, seen);
  return seen;
};

/**
 * Vite lists all files of a late import, and the page then looks each of them up: some forty for a page, most of which run already.
 * Styles stay in the list, as a file that has been read says nothing of them.
 */
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
      // Browsers that run the code know `modulepreload`, but for Safari 16: it fetches the files a little later.
      polyfill: false,
      resolveDependencies: (_file, needed, { hostId, hostType }) =>
        hostType === 'js' ? needed.filter((one) => !hasBrought(hostId).has(one)) : needed,
    },
  };
};
