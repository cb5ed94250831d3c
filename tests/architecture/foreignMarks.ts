/** Finds what ties a text to one machine or one package registry. */
import { homedir } from 'node:os';

/** Concatenated, so that this file does not match its own search. */
const registryHosts = [
  ['registry', 'npmjs', 'org'],
  ['registry', 'yarnpkg', 'com'],
  ['registry', 'npmmirror', 'com'],
  ['npm', 'pkg', 'github', 'com'],
  ['npm', 'jsr', 'io'],
].map((parts) => parts.join('.'));

const personalFolders = [
  /(?<![\w.:/-])\/(?:home|Users|root|work|workspace|workspaces|private|builds)\/[\w.-]+/g,
  /\b[A-Z]:\\+(?:Users|Documents and Settings)\\+[\w.-]+/gi,
];

/** The origin of a package as npm writes it to the lock file. */
const remotePackage = /"resolved":\s*"[^"]*:\/\/[^"]*"/g;

/** Registry hosts configured on this machine, without the public one. */
const ownRegistryHost = (env: Record<string, string | undefined>): readonly string[] => {
  const registry = env.npm_config_registry;
  return registry && URL.canParse(registry) ? [new URL(registry).hostname] : [];
};

/** Skips paths of a single folder, such as `/app`: too many texts contain that word. */
const isTelling = (folder: string): boolean => folder.split(/[\\/]/).filter((part) => part !== '').length > 1;

/** Finds absolute paths of a person or of this machine, registry hosts and package origins. `here`: folders of this machine. */
export const foreignMarks = (
  text: string,
  here: readonly string[] = [process.cwd(), homedir()],
  env: Record<string, string | undefined> = process.env,
): readonly string[] => {
  const patterns = [...personalFolders, remotePackage].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([found]) => found),
  );
  const words = [...here.filter(isTelling), ...registryHosts, ...ownRegistryHost(env)].filter((word) =>
    text.includes(word),
  );
  return [...new Set([...patterns, ...words])];
};
