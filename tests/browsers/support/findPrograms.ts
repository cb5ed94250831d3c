/** Finds Debian's browsers that Playwright cannot drive, and names the package to install if one is missing. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export type Program = 'firefox' | 'WebKitWebDriver' | 'MiniBrowser' | 'Xvfb';

const packages: Readonly<Record<Program, string>> = {
  firefox: 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  MiniBrowser: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

const names: Readonly<Record<Program, readonly string[]>> = {
  firefox: ['firefox-esr', 'firefox'],
  WebKitWebDriver: ['WebKitWebDriver'],
  MiniBrowser: ['MiniBrowser'],
  Xvfb: ['Xvfb'],
};

/** WebKit's MiniBrowser is not on the PATH: it is below `/usr/lib/<machine>/webkit2gtk-<version>`. */
const libraryFolders = (): readonly string[] => {
  const below = (folder: string, isWanted: RegExp) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => isWanted.test(name))
          .map((name) => join(folder, name))
      : [];
  return below('/usr/lib', /-linux-gnu$/).flatMap((folder) => below(folder, /^webkit2gtk-/));
};

const findProgram = (program: Program): string | null => {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', ...libraryFolders()];
  const places = names[program].flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((path) => existsSync(path)) ?? null;
};

/** @throws Error with what to install when one of them is missing. */
export const findPrograms = <Wanted extends Program>(
  wanted: readonly Wanted[],
): Readonly<Record<Wanted, string>> => {
  const found = wanted.map((program) => [program, findProgram(program)] as const);
  const missing = found.flatMap(([program, path]) => (path === null ? [packages[program]] : []));
  if (missing.length > 0)
    throw new Error(
      `This lane needs ${[...new Set(missing)].join(' and ')}, and it is not installed. On Debian and Ubuntu: sudo apt-get install ${[...new Set(missing)].join(' ')}`,
    );
  return Object.fromEntries(found) as Record<Wanted, string>;
};
